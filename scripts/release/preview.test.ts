/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sandboxConfig } from './index-html/sandbox-config.ts'
import { writeConfig } from './index-html/write-config.ts'
import { writeIndexHtml } from './index-html/write-index-html.ts'
import { readPointer } from './pointer/pointer.ts'
import { endPreviews, givePreview } from './preview.ts'
import { promoteAll } from './promote.ts'
import { publish } from './publish.ts'
import { removeExpired } from './retention.ts'
import { rawKeyOf } from './signing/signature.ts'
import { LocalFolder } from './store/local-folder.ts'
import { by, newKey, platformKey, writeKeys } from './testing/test-key.ts'
import { previewsIn } from './stored-previews.ts'
import { copyOf, newStorePath, packedRelease, published, shell } from './testing/packed-release.ts'
import { ago, changeHost, day, keptIn } from './testing/player-history.ts'

let first: LocalFolder
let store: LocalFolder

beforeAll(async () => {
  first = new LocalFolder(newStorePath())
  const built = { manifest: { built_at: ago(40) } }
  await published(first, { owner: 'host' }, { owner: 'player' }, ...['1.0.1-b', '1.0.2-c'].map((release) => ({ owner: 'player' as const, release, ...built })))
  await promoteAll(first, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
})
afterAll(() => rmSync(path.dirname(first.place), { recursive: true, force: true }))
beforeEach(() => (store = copyOf(first)))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

const give = (release: string, name = 'pull-1', days = 7) => givePreview(store, { owner: 'player', release, name, days })

test('a preview names a release with the digest of its manifest and an end, and changes nothing that is live', async () => {
  const before = await readPointer(store)
  const { id } = await give('1.0.1-b')
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  const { body } = (await store.get(`previews/${id}.json`)) ?? {}
  const preview = JSON.parse(String(body)) as Record<string, string>
  const signed = { key: platformKey(store).id, signature: expect.any(String) }
  expect(preview).toEqual({ id, area: 'player', release: '1.0.1-b', manifest: expect.stringMatching(/^sha384-/), expires_at: expect.any(String), name: 'pull-1', ...signed })
  expect(Date.parse(preview.expires_at ?? '') - Date.now()).toBeGreaterThan(6.9 * day)
  expect(await readPointer(store)).toEqual(before)
})

test('the next release of the same name takes the place of a preview; the same release keeps its address', async () => {
  const { id } = await give('1.0.1-b')
  expect((await give('1.0.1-b')).id).toBe(id)
  await give('1.0.1-b', 'pull-2')
  const { id: next } = await give('1.0.2-c')
  expect((await previewsIn(store)).map(({ name, release }) => `${name} ${release}`).sort()).toEqual(['pull-1 1.0.2-c', 'pull-2 1.0.1-b'])
  expect(next).not.toBe(id)
})

test('a preview ends by area, release or name', async () => {
  await give('1.0.1-b')
  await give('1.0.2-c', 'pull-12')
  expect(await endPreviews(store, { area: 'player', name: 'pull-2' })).toEqual([])
  expect(await endPreviews(store, { name: '' })).toEqual([])
  expect(await endPreviews(store, { name: 'pull-12' })).toMatchObject([{ release: '1.0.2-c' }])
  expect(await endPreviews(store, { area: 'player', release: '1.0.1-b' })).toHaveLength(1)
  expect(await store.list('previews/')).toEqual([])
})

describe('a preview is signed', () => {
  const team = newKey('team player', { preview: ['player'] })
  const problems = async () => (await previewsIn(store)).map(({ problem }) => problem)

  beforeEach(() => writeKeys(store, { signed_from: 3, keys: [platformKey(store).listed, team.listed] }))

  it('by who gives it, and counts no more if a field, its address or the rights change', async () => {
    const { id } = await by(team, () => give('1.0.1-b'))
    expect(await problems()).toEqual([null])
    const file = `previews/${id}.json`
    const stored = await store.get(file)
    const text = stored?.body.toString() ?? ''
    await store.put(`previews/${'0'.repeat(32)}.json`, text, { ifAbsent: true })
    expect(await problems()).toEqual(expect.arrayContaining([null, 'it is that of another address']))
    await store.remove(`previews/${'0'.repeat(32)}.json`)
    await writeKeys(store, { signed_from: 3, keys: [{ ...team.listed, may: { preview: ['catalog'] } }] })
    expect(await problems()).toEqual([`it is signed by key ${team.id}, which may not preview player`])
    await writeKeys(store, { signed_from: 3, keys: [team.listed] })
    await store.put(file, text.replace('1.0.1-b', '1.0.2-c'), { ifVersion: stored?.version ?? '' })
    expect(await problems()).toEqual([`it was changed after key ${team.id} signed it`])
  })

  it('with a key that is listed, also in a store without rights', async () => {
    await writeKeys(store, [platformKey(store).listed])
    await expect(by(team, () => give('1.0.1-b'))).rejects.toMatchObject({ kind: 'right', message: expect.stringContaining('which keys.json does not list') })
    rmSync(store.developmentKey)
    await expect(give('1.0.1-b')).rejects.toMatchObject({ kind: 'right', message: expect.stringContaining('has to be signed') })
    expect(await store.list('previews/')).toEqual([])
  })

  it('and the page has the public keys at once, on a site with previews alone', async () => {
    const pageOf = async () => (await store.get('page/index.html'))?.body.toString() ?? ''
    await writeConfig(store, JSON.stringify(sandboxConfig({ previews: true })))
    await by(team, () => give('1.0.1-b'))
    expect(await pageOf()).toContain(`"previewKeys":[{"id":"${platformKey(store).id}"`)
    expect(await pageOf()).toContain(`{"id":"${team.id}","key":"${rawKeyOf(team.listed)}","areas":["player"]}`)
    await writeConfig(store, JSON.stringify(sandboxConfig()))
    await writeIndexHtml(store)
    expect(await pageOf()).not.toContain('previewKeys')
  })
})

describe('the page of a preview of the host', () => {
  const page = async (folder: string) => (await store.get(`page/${folder}index.html`))?.body.toString() ?? ''
  const giveHost = (release: string) => givePreview(store, { owner: 'host', release, name: release, days: 1 })

  beforeEach(async () => {
    await published(store, ...['1.0.1-b', '1.0.1-c'].map((release) => ({ owner: 'host' as const, release })))
    await writeConfig(store, JSON.stringify(sandboxConfig({ previews: true })))
  })

  it('has a size of its own: nginx makes the ETag of time and size', async () => {
    const [first, other] = [await giveHost('1.0.1-b'), await giveHost('1.0.1-c')]
    const pages = await Promise.all([page(''), page(`preview-${first.id}/`), page(`preview-${other.id}/`)])
    expect(pages.map((html) => /src="\/host\/([^/]+)/.exec(html)?.[1])).toEqual(['1.0.0-a', '1.0.1-b', '1.0.1-c'])
    expect(new Set(pages.map((html) => Buffer.byteLength(html))).size).toBe(3)
  })

  it('is that of the release that was signed, or there is none', async () => {
    const { id } = await giveHost('1.0.1-b')
    const manifest = path.join(store.place, 'host/1.0.1-b/manifest.json')
    writeFileSync(manifest, `${readFileSync(manifest, 'utf8')} `)
    await writeIndexHtml(store)
    expect([await page(`preview-${id}/`), await page('')]).toEqual(['', expect.stringContaining('/host/1.0.0-a/')])
  })

  it('is refused of a host from before previews of the host: it would not be marked', async () => {
    const files = { 'shell.json': JSON.stringify({ ...shell, opensHostPreviews: undefined }) }
    await published(store, { owner: 'host', release: '1.0.0-old', files })
    await expect(giveHost('1.0.0-old')).rejects.toMatchObject({ kind: 'gate', message: 'host 1.0.0-old is from before previews of the host' })
    expect(await store.list('previews/')).toEqual([])
  })
})

describe('a preview is refused', () => {
  it('where the site shows none', async () => {
    const { previews: _, ...config } = sandboxConfig()
    await writeConfig(store, JSON.stringify(config))
    await expect(give('1.0.1-b')).rejects.toMatchObject({ kind: 'gate', message: expect.stringContaining('a site without previews') })
    await writeConfig(store, JSON.stringify({ ...config, previews: true }))
    expect(await give('1.0.1-b')).toMatchObject({ release: '1.0.1-b' })
  })

  it('for a release that is damaged, fails a gate, or has not passed the skew check', async () => {
    writeFileSync(path.join(store.place, 'player/1.0.1-b/entry.js'), 'x')
    await expect(give('1.0.1-b')).rejects.toMatchObject({ kind: 'broken' })
    await published(store, { owner: 'player', release: '1.0.8-x', manifest: { needs: { contract: 9 } } })
    await expect(give('1.0.8-x')).rejects.toMatchObject({ kind: 'gate', problems: [expect.stringContaining('needs contract 9')] })
    await publish(store, await packedRelease(store, { owner: 'player', release: '1.0.9-y' }))
    await expect(give('1.0.9-y')).rejects.toMatchObject({ kind: 'gate', message: expect.stringContaining('has not passed the skew check') })
    expect(await store.list('previews/')).toEqual([])
  })
})

describe('gc', () => {
  it('keeps a release until its preview ends', async () => {
    await give('1.0.1-b')
    await changeHost(store, 0)
    expect(await removeExpired(store, {})).toEqual([{ owner: 'player', release: '1.0.2-c' }])
    expect(await removeExpired(store, { keepDays: 0 })).not.toContainEqual({ owner: 'player', release: '1.0.1-b' })
    await endPreviews(store, { name: 'pull-1' })
    expect(await removeExpired(store, {})).toEqual([{ owner: 'player', release: '1.0.1-b' }])
  })

  it('removes an expired preview with its release', async () => {
    await give('1.0.1-b', 'pull-1', -1)
    await changeHost(store, 0)
    expect(await removeExpired(store, { dryRun: true })).toHaveLength(2)
    expect(await previewsIn(store)).toHaveLength(1)
    await removeExpired(store, {})
    expect([await previewsIn(store), await keptIn(store)]).toEqual([[], ['1.0.0-a']])
  })

  it('and a preview of the same release at the same time do not leave an address without a release', async () => {
    await changeHost(store, 0)
    const [removed, given] = await Promise.allSettled([removeExpired(store, {}), give('1.0.1-b')])
    expect(removed.status).toBe('fulfilled')
    expect((await keptIn(store)).includes('1.0.1-b')).toBe(given.status === 'fulfilled')
    expect(await previewsIn(store)).toHaveLength(given.status === 'fulfilled' ? 1 : 0)
  })
})
