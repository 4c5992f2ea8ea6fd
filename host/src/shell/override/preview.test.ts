import { generateKeyPairSync, sign, webcrypto } from 'node:crypto'
import { waitFor } from '@testing-library/react'
import { previewKind } from '@xhkt/contract/federation/preview'
import type { Registry } from '@xhkt/contract/federation/registry'
import { signedText } from '@xhkt/contract/federation/signed-text'

// jsdom has no digests.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto })

const id = '0123456789abcdef'.repeat(2)
const asked = `catalog@1.1.0-b.${id}`
const registry: Registry = { seq: 1, host: { release: '1.0.0-h', integrity: {} }, areas: {} }
const manifest = {
  owner: 'catalog', release: '1.1.0-b', container: 'catalog_b', needs: { contract: 1 }, entry: ['container.js'],
  routes: [], assets: {}, files: { 'container.js': { size: 1, brotli: 1, sha384: 'sha384-c' } },
}
const fields = { id, area: 'catalog', release: '1.1.0-b', manifest: 'sha384-m', expires_at: '2026-01-08T00:00:00.000Z', name: 'pull-1' }
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const signer = { id: '0123456789abcdef', key: publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64') }

function signed(change: object): object {
  const preview = { ...fields, key: signer.id, ...change }
  return { ...preview, signature: sign(null, Buffer.from(signedText(previewKind, preview)), privateKey).toString('base64') }
}
const before = 'Wed, 07 Jan 2026 23:59:00 GMT'
const after = 'Thu, 08 Jan 2026 00:01:00 GMT'
const fetched = jest.fn()

interface Given {
  /** What the server answers to a request for the permission. */
  answer?: Response
  previews?: boolean
  /** The id of the preview of the host whose page this is. */
  preview?: string
  /** The areas that the key may preview; null if the page does not list it. */
  areas?: string[] | null
  contract?: number
}

/** An answer with a preview; `forged` changes its fields after it was signed. */
const permitted = (change: object = {}, { date = before, forged = {} } = {}) =>
  new Response(JSON.stringify({ ...signed(change), ...forged }), { headers: { date } })

/** Opens a tab at an address. */
async function open(address: string, { answer = permitted(), previews = true, preview, areas = ['all'], contract = 1 }: Given = {}) {
  jest.resetModules()
  fetched.mockReset()
  history.replaceState(null, '', address)
  const json = (name: string, value: unknown) => `<script type="application/json" id="xhkt-${name}">${JSON.stringify(value)}</script>`
  document.body.innerHTML = json('registry', registry) + json('config', { previews, preview, previewKeys: areas ? [{ ...signer, areas }] : [] })
  globalThis.fetch = (url, options) => {
    const address = url as string
    fetched(address, options?.integrity)
    return Promise.resolve(address.startsWith('/previews/') ? answer : new Response(JSON.stringify({ ...manifest, needs: { contract } })))
  }
  const [{ applyPreviews }, { requestedReleases }, { asksForRelease, storedOverride }, tab] = await Promise.all([
    import('./preview.ts'),
    import('./requested-releases.ts'),
    import('./override-request.ts'),
    import('../../federation/tab-releases.ts'),
  ])
  const apply = () => applyPreviews(requestedReleases().previews)
  return { apply, asked: () => requestedReleases().previews, isAsked: () => asksForRelease(), leave: () => storedOverride.remove(), running: () => tab.runningRelease('catalog')?.release }
}

beforeEach(() => sessionStorage.clear())

test('a tab that is opened at the address runs the release, also after a reload at another address, until it is left', async () => {
  const tab = await open(`/search?sort=new&release=${asked}`)
  expect(tab.isAsked()).toBe(true)
  expect(await tab.apply()).toEqual([{ ok: true, text: '正在预览还没有上线的版本：catalog 1.1.0-b' }])
  expect(tab.running()).toBe('1.1.0-b')
  expect(fetched.mock.calls).toEqual([[`/previews/${id}.json`, undefined], ['/catalog/1.1.0-b/manifest.json', 'sha384-m']])
  expect(location.search).toBe('?sort=new')
  const reloaded = await open('/home')
  expect(reloaded.isAsked()).toBe(true)
  await reloaded.apply()
  expect(reloaded.running()).toBe('1.1.0-b')
  reloaded.leave()
  const left = await open('/home')
  expect(left.isAsked()).toBe(false)
})

test('a second address takes the place of the first; it can name several areas', async () => {
  await (await open(`/?release=${asked}`)).apply()
  await (await open(`/?release=catalog@1.2.0-c.${id},player@1.0.0-p.${id}`)).apply()
  expect(JSON.parse(sessionStorage.getItem('xhkt_override') ?? '')).toBe(`catalog@1.2.0-c.${id},player@1.0.0-p.${id}`)
  expect(await (await open('/?release=off')).apply()).toEqual([])
})

test('an area that is not live yet has a preview too', async () => {
  const area = 'exam-centre'
  const tab = await open(`/?release=${area}@1.1.0-b.${id}`, { answer: permitted({ area }) })
  expect(await tab.apply()).toEqual([{ ok: true, text: `正在预览还没有上线的版本：${area} 1.1.0-b` }])
})

const notSigned = '预览的签名无效，或签名的密钥已经停用，现在是线上版本：catalog@1.1.0-b'

test.each<[what: string, given: Given, says: string]>([
  ['that has ended, or was never given', { answer: new Response('404', { status: 404 }) }, '地址无效，或预览已经结束，现在是线上版本：catalog@1.1.0-b'],
  ['that has expired by the clock of the server', { answer: permitted({}, { date: after }) }, '预览已经过期'],
  ['of another release', { answer: permitted({ release: '1.1.0-a' }) }, '地址与预览的版本不符'],
  ['whose permission is damaged', { answer: permitted({ manifest: 1 }) }, '预览信息暂时无法读取'],
  ['whose permission has no valid end', { answer: permitted({ expires_at: 'never' }) }, '预览已经过期'],
  ['with another digest than signed', { answer: permitted({}, { forged: { manifest: 'sha384-x' } }) }, notSigned],
  ['with a later end than signed', { answer: permitted({}, { forged: { expires_at: '2027-01-08T00:00:00.000Z' } }) }, notSigned],
  ['with a field that nobody signed', { answer: permitted({}, { forged: { more: true } }) }, notSigned],
  ['that was signed for another address', { answer: permitted({ id: '0'.repeat(32) }) }, notSigned],
  ['whose signature is damaged', { answer: permitted({}, { forged: { signature: 'x' } }) }, notSigned],
  ['without a signature, of older tools', { answer: permitted({}, { forged: { id: undefined, key: undefined, signature: undefined } }) }, notSigned],
  ['of a key that is retired, so that the page lacks it', { areas: null }, notSigned],
  ['of a key that may preview another area', { areas: ['player'] }, notSigned],
  ['while the server fails', { answer: new Response('', { status: 503 }) }, '预览信息暂时无法读取'],
  ['that needs a contract that this host does not offer', { contract: 99 }, '需要另一个版本的网站框架'],
])('a preview %s is refused, and the live release runs', async (_, given, says) => {
  const tab = await open(`/?release=${asked}`, given)
  expect(await tab.apply()).toEqual([{ ok: false, text: expect.stringContaining(says) }])
  expect(tab.running()).toBeUndefined()
})

test('a server that has no page of a preview of the host is asked for it once', async () => {
  // jsdom does not reload; it logs that.
  jest.spyOn(console, 'error').mockImplementation()
  const opened = await open(`/?release=host@1.1.0-b.${id}`, { answer: permitted({ area: 'host' }) })
  void opened.apply()
  await waitFor(() => expect(document.cookie).toBe(`xhkt_preview=${id}`))
  const reloaded = await open('/', { answer: permitted({ area: 'host' }) })
  expect(await reloaded.apply()).toEqual([{ ok: false, text: '服务器没有这个预览的页面，或页面无法打开，现在是线上版本：host@1.1.0-b' }])
  reloaded.leave()
  document.cookie = 'xhkt_preview=; Max-Age=0'
})

test('the page of a preview of the host, in a tab that did not ask for it, makes way for the live page when the preview has ended', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  const own = await open('/', { preview: id, answer: permitted({ area: 'host', release: '1.0.0-h' }) })
  expect(own.isAsked()).toBe(true)
  expect(await own.apply()).toEqual([{ ok: true, text: '正在预览还没有上线的版本：host 1.0.0-h' }])
  expect(document.cookie).toBe(`xhkt_preview=${id}`)
  const ended = await open('/', { preview: id, answer: new Response('404', { status: 404 }) })
  void ended.apply()
  await waitFor(() => expect(document.cookie).toBe(`xhkt_preview=failed-${id}`))
  document.cookie = 'xhkt_preview=; Max-Age=0'
})

describe('no page of a preview of the host reloads for ever', () => {
  const host = (of: string) => `host@1.0.0-h.${of}`
  const [given, otherId] = [{ answer: permitted({ area: 'host', release: '1.0.0-h' }) }, id.replaceAll('a', 'b')]
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation())
  afterEach(() => {
    jest.restoreAllMocks()
    document.cookie = 'xhkt_preview=; Max-Age=0'
  })

  test('where the browser keeps no cookie', async () => {
    jest.spyOn(document, 'cookie', 'set').mockReturnValue()
    const tab = await open(`/?release=${host(id)}`, given)
    expect(await tab.apply()).toEqual([{ ok: false, text: expect.stringContaining('服务器没有这个预览的页面') }])
    expect(console.error).not.toHaveBeenCalled()
  })

  test('where a cache sends it again, after it was refused', async () => {
    document.cookie = `xhkt_preview=failed-${id}`
    const tab = await open('/', { preview: id, answer: new Response('404', { status: 404 }) })
    expect(await tab.apply()).toEqual([{ ok: false, text: expect.stringContaining('地址无效，或预览已经结束') }])
    expect(console.error).not.toHaveBeenCalled()
  })

  test('where an address or two tabs ask for two of them: the last one counts', async () => {
    expect((await open(`/?release=${host(id)},${host(otherId)}`, given)).asked()).toEqual([host(otherId)])
    const first = await open('/', { ...given, preview: id })
    expect(first.asked()).toEqual([host(id)])
    const other = await open('/', { ...given, preview: otherId })
    expect(other.asked()).toEqual([host(otherId)])
    expect((await open('/', { ...given, preview: id })).asked()).toEqual([host(id)])
  })
})

test.each([asked, '你的账号已停用'])('a site without previews takes %s out of the address, and shows nothing', async (text) => {
  const tab = await open(`/home?release=${encodeURIComponent(text)}`, { previews: false })
  expect(await tab.apply()).toEqual([])
  expect([location.search, tab.isAsked(), tab.running()]).toEqual(['', false, undefined])
  expect(fetched).not.toHaveBeenCalled()
})

test.each(['catalog', '你的账号已停用', 'catalog@1.1.0-b', `catalog@1.1.0-b.${id.slice(1)}`, `catalog@../x.${id}`, `${asked}0`])('%s is no address of a preview', async (text) => {
  const tab = await open(`/?release=${encodeURIComponent(text)}`)
  expect(await tab.apply()).toEqual([{ ok: false, text: '地址不完整，现在是线上版本' }])
  expect(fetched).not.toHaveBeenCalled()
})
