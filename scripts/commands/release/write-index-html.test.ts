/** @jest-environment node */
import { rmSync } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeIndexHtml } from '@xhkt/release/index-html/write-index-html'
import { sandboxConfig } from '@xhkt/release/index-html/sandbox-config'
import { writeConfig } from '@xhkt/release/index-html/write-config'
import { readPointer } from '@xhkt/release/pointer/pointer'
import { promote, promoteAll } from '@xhkt/release/promote'
import { rollback } from '@xhkt/release/rollback'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import type { Condition } from '@xhkt/release/store/release-store'
import { copyOf, newStorePath, published } from '@xhkt/release/testing/packed-release'
import { policyIn } from '@xhkt/release/testing/policy-in'
import { runCommand } from './run-command.ts'

const owner = 'player'
let first: LocalFolder
let store: LocalFolder

beforeAll(async () => {
  first = new LocalFolder(newStorePath())
  await published(first, { owner: 'host' }, { owner: 'catalog' }, ...['1.0.0-a', '1.0.1-b'].map((release) => ({ owner, release }) as const))
  await promoteAll(first, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
})
afterAll(() => rmSync(path.dirname(first.place), { recursive: true, force: true }))
beforeEach(async () => {
  store = copyOf(first)
  await writeConfig(store, JSON.stringify(sandboxConfig()))
  await writeIndexHtml(store)
})
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

const textOf = async (name: string): Promise<string> => (await store.get(`page/${name}`))?.body.toString() ?? ''
/** Drops `assets` and `integrity`: index.html holds only a part of them. */
const withoutFiles = (name: string, value: unknown): unknown => (name === 'assets' || name === 'integrity' ? {} : value)
const registryOf = (html: string): unknown => JSON.parse(/id="xhkt-registry">(.*?)<\/script>/.exec(html)?.[1] ?? '', withoutFiles)
const promoteSecond = (): Promise<unknown> => promote(store, { owner, release: '1.0.1-b', base: '1.0.0-a', why: '' })

/** Expects the given registry in every file of the page. */
async function expectPage(seq: number, release: string): Promise<void> {
  const registry = JSON.parse(await textOf('registry.json'), withoutFiles) as unknown
  expect(registry).toMatchObject({ seq, areas: { player: { release } } })
  for (const name of ['index.html', 'debug.html']) expect(registryOf(await textOf(name))).toEqual(registry)
}

test('a store without a configuration gets no page', async () => {
  expect(await writeIndexHtml(first)).toBeNull()
  expect(await first.list('page/')).toEqual([])
})

test('the page follows each change of what is live, and a second render writes nothing', async () => {
  await expectPage(2, '1.0.0-a')
  await promoteSecond()
  await expectPage(3, '1.0.1-b')
  await rollback(store, { owner, why: '' })
  await expectPage(4, '1.0.0-a')
  expect(await writeIndexHtml(store)).toEqual({ seq: 4, written: [] })
})

// nginx identifies a version of a file by its second and size, and two pages may have the same size.
test('two pages within one second have modification times of different seconds', async () => {
  const seconds = async (): Promise<number> => Math.floor((await stat(path.join(store.place, 'page/index.html'))).mtimeMs / 1000)
  const seen = [await seconds()]
  for (const change of [promoteSecond, () => rollback(store, { owner, why: '' })]) {
    await change()
    seen.push(await seconds())
  }
  expect(seen).toEqual([...new Set(seen)].sort())
})

test.each([
  ['a promote that is refused', () => expect(promoteSecond()).rejects.toThrow('changed meanwhile')],
  ['a rollback to the live release', () => rollback(store, { owner, to: '1.0.1-b', why: '' })],
  ['a promote of another area', () => promote(store, { owner: 'catalog', release: '1.0.0-a', base: null, why: '' })],
  ['render', () => runCommand(['render', '--store', store.place], { out: () => undefined, err: console.error })],
])('a page whose writer was killed after writing the pointer is brought up to date by %s', async (_, command) => {
  const killed = new (class extends LocalFolder {
    override put(key: string, body: Buffer | string, condition: Condition) {
      return key.startsWith('page/') ? Promise.reject(new Error('killed')) : super.put(key, body, condition)
    }
  })(store.place)
  await expect(promote(killed, { owner, release: '1.0.1-b', base: '1.0.0-a', why: '' })).rejects.toThrow('killed')
  await expectPage(2, '1.0.0-a')
  await command()
  const { pointer } = await readPointer(store)
  await expectPage(pointer.seq, '1.0.1-b')
})

test.each(['page/index.html', 'page/debug.html', 'page/registry.json'])('a late writer of %s does not replace a newer page', async (late) => {
  let turns = 0
  const slow = new (class extends LocalFolder {
    override async put(key: string, body: Buffer | string, condition: Condition) {
      if (key === late && turns++ === 0) await rollback(store, { owner, why: 'a faster writer' })
      return super.put(key, body, condition)
    }
  })(store.place)
  await promote(slow, { owner, release: '1.0.1-b', base: '1.0.0-a', why: '' })
  expect(turns).toBeGreaterThan(0)
  await expectPage(4, '1.0.0-a')
})

const said: string[] = []
const run = (...args: string[]): Promise<number> => {
  said.length = 0
  return runCommand([...args, '--store', store.place], { out: (line) => said.push(line), err: (line) => said.push(line) })
}
/** Replaces the stored configuration without a check. */
async function overwriteConfig(text: string): Promise<void> {
  const { version = '' } = (await store.get('config.json')) ?? {}
  await store.put('config.json', text, { ifVersion: version })
}

test('an unknown field in the stored configuration does not stop a rollback, and stays in the page', async () => {
  await promoteSecond()
  await overwriteConfig(JSON.stringify({ ...sandboxConfig(), newField: 'of a newer host' }))
  expect([await run('rollback', owner), said]).toEqual([0, ['player 1.0.0-a is live, in place of 1.0.1-b (seq 4)']])
  await expectPage(4, '1.0.0-a')
  expect(await textOf('index.html')).toContain('"newField":"of a newer host"')
})

describe('if the page cannot be written', () => {
  it('the message says what is live, the exit code is 7, and render fixes it', async () => {
    await overwriteConfig('{')
    expect(await run('promote', owner, '1.0.1-b')).toBe(7)
    expect(said.join('\n')).toMatch(
      /^✗ player 1\.0\.1-b is live, in place of 1\.0\.0-a \(seq 3\)\. The page is still that of seq 2: \S+: config\.json is damaged, it is not JSON: .*\n {2}· Fix that, and run: npm run release -- render$/,
    )
    expect((await readPointer(store)).pointer.areas.player?.release).toBe('1.0.1-b')
    await overwriteConfig('{}')
    expect(await run('render')).toBe(0)
    await expectPage(3, '1.0.1-b')
  })

  it('the message says that no page is written, without a stack', async () => {
    await store.remove('page/')
    await writeFile(path.join(store.place, 'page'), '')
    expect(await run('promote', owner, '1.0.1-b')).toBe(7)
    expect(said.join('\n')).toMatch(/^✗ player 1\.0\.1-b is live, .* \(seq 3\)\. The page is not written: E[A-Z]+: [^\n]*\n {2}· Fix that, and run: npm run release -- render$/)
  })

  it('a refusal keeps its message and code', async () => {
    await overwriteConfig('{')
    expect(await run('promote', owner, '1.0.1-b', '--base', '1.0.9-z')).toBe(4)
    const refused = promote(store, { owner, release: '1.0.1-b', base: '1.0.9-z', why: '' })
    await expect(refused).rejects.toMatchObject({
      kind: 'stale',
      message: 'player has changed meanwhile: 1.0.9-z was live, now it is 1.0.0-a',
      problems: [expect.any(String), expect.stringContaining('config.json is damaged, it is not JSON')],
    })
  })
})

test('render sets the configuration before anything is live, and the first host writes the page', async () => {
  store = new LocalFolder(path.join(path.dirname(store.place), 'empty'))
  expect([await run('render'), said]).toEqual([2, expect.arrayContaining([expect.stringContaining('has no configuration\n  · It is set by --config <file>')])])
  const file = path.join(path.dirname(store.place), 'config.json')
  await writeFile(file, '{"productName":"学海"}')
  expect([await run('render', '--config', file), said]).toEqual([0, ['The configuration is set; there is no page until a host is live']])
  await published(store, { owner: 'host' })
  expect(await run('promote', 'host', '1.0.0-a')).toBe(0)
  expect(await textOf('index.html')).toContain('<title>学海</title>')
})

describe('a dry run', () => {
  const contents = async () => Promise.all((await store.list('')).map(async (key) => [key, (await store.get(key))?.body.toString()]))
  // The state that a killed command leaves: neither the page nor the last journal entry is written.
  beforeEach(async () => {
    await promoteSecond()
    await store.remove('page/')
    await store.remove('journal/00000003.json')
  })

  it.each([
    [0, ['rollback', owner]],
    [0, ['promote', owner, '1.0.0-a']],
    [4, ['promote', owner, '1.0.0-a', '--base', '1.0.9-z']],
    [0, ['canary', owner, '1.0.0-a', '--share', '5']],
    [0, ['gc', '--keep-days', '0']],
    [0, ['render']],
  ])('writes nothing, even if files are missing: exit %i for %j', async (code, args) => {
    const before = await contents()
    expect(await run(...args, '--dry-run')).toBe(code)
    expect(await contents()).toEqual(before)
  })

  it('of render lists the files that render would write', async () => {
    expect([await run('render', '--dry-run'), said]).toEqual([0, ['The page would be that of seq 3 now: index.html, debug.html, registry.json, manifest.webmanifest']])
  })
})

describe('release render --config', () => {
  const render = async (config: unknown): Promise<number> => {
    const file = path.join(path.dirname(store.place), 'config.json')
    await new LocalFolder(path.dirname(store.place)).put('config.json', JSON.stringify(config), { ifAbsent: true })
    return run('render', '--config', file)
  }

  it('accepts every field', async () => {
    const qq = { authorizeUrl: 'https://graph.qq.com/oauth2.0/authorize', clientId: '1' }
    const captcha = { scriptUrl: '/gt4.js', captchaId: '1', apiServers: ['a.example.com'], staticServers: ['b.example.com:8443'], protocol: 'https://' }
    const lists = { debugHosts: ['localhost'], overrides: ['http://localhost:3001'], mediaOrigins: ['https://cdn.example.com'], chatOrigins: ['wss://*.chat.example'] }
    const addresses = { apiBase: 'https://api.example.com/base', beacons: '/v1/beacons', mobileSite: 'https://m.example.com/', mainDomain: 'xuehai.example' }
    expect([await render({ ...sandboxConfig(), ...lists, ...addresses, captcha, qq }), said]).toEqual([0, expect.anything()])
    expect(policyIn(await textOf('index.html'))).toContain("media-src 'self' blob: https://cdn.example.com http://localhost:3001;")
  })

  it('stores the configuration and writes the page with it', async () => {
    expect(await render({ productName: '学海', captcha: { scriptUrl: 'https://static.geetest.com/v4/gt4.js', captchaId: '1', protocol: 'https://' } })).toBe(0)
    expect(said).toEqual(['The page is that of seq 2 now: index.html, debug.html, manifest.webmanifest'])
    expect(await textOf('index.html')).toContain('<title>学海</title>')
  })

  it.each([
    [{ produktName: '学海' }, 'There is no produktName'],
    [{ debugHosts: 'test.example' }, 'debugHosts has to be a list; each item a host, as www.example.com, and is "test.example"'],
    [{ debugHosts: ['test.example', 1, null] }, 'debugHosts.1 has to be a host, as www.example.com, and is 1\n  · debugHosts.2 has'],
    [{ captcha: { scriptUrl: '' } }, 'captcha.captchaId is missing'],
    [{ captcha: { captchaId: '', scriptUrl: 1 } }, 'captcha.scriptUrl has to be an address, as https://example.com/a or /a, or empty, and is 1'],
    [{ captcha: { captchaId: '', scriptUrl: 'not a url' } }, 'and is "not a url"'],
    [{ captcha: { captchaId: '', scriptUrl: '', apiServers: ['https://a.example'] } }, 'captcha.apiServers.0 has to be a host'],
    [{ captcha: { captchaId: '', scriptUrl: '', protocol: 'ftp://' } }, 'captcha.protocol has to be http:// or https://'],
    [{ wechat: { appId: '', scriptUrl: 'javascript:1' } }, 'wechat.scriptUrl has to be an address'],
    [{ qq: { clientId: '', authorizeUrl: '//graph.qq.com' } }, 'qq.authorizeUrl has to be an address'],
    [{ overrides: ['x; script-src *'] }, 'overrides.0 has to be an origin, as https://cdn.example.com, without a path, and is "x; script-src *"'],
    [{ mediaOrigins: ['https://cdn.example.com/'] }, 'mediaOrigins.0 has to be an origin'],
    [{ chatOrigins: ['wss://chat.example/path'] }, 'chatOrigins.0 has to be an origin, as wss://chat.example.com'],
    [{ apiBase: 'https://api.example.com/' }, 'apiBase has to be an address without a slash at its end'],
    [{ mobileSite: 'm.example.com' }, 'mobileSite has to be an address, as https://m.example.com, or empty'],
    [{ productName: '' }, 'productName has to be a text that is not empty'],
    [[], 'It has to be an object, and is []'],
  ])('refuses %j and changes nothing', async (config, problem) => {
    const before = await textOf('index.html')
    expect(await render(config)).toBe(2)
    expect(said.join('\n')).toContain(problem)
    expect(await textOf('index.html')).toBe(before)
    expect(await writeIndexHtml(store)).toEqual({ seq: 2, written: [] })
  })
})
