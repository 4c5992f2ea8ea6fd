/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { areaLimit, firstLoadLimit } from './gates/byte-budget.ts'
import { setCanary } from './canary.ts'
import { journal } from './pointer/journal.ts'
import { type Change, readPointer } from './pointer/pointer.ts'
import { promote, promoteAll, type PromoteOptions } from './promote.ts'
import { rollback } from './rollback.ts'
import { LocalFolder } from './store/local-folder.ts'
import { type Contents, copyOf, newStorePath, published } from './testing/packed-release.ts'

const everyone: Owner[] = ['host', 'catalog', 'player', 'checkout', 'personal']
let first: LocalFolder
let store: LocalFolder

beforeAll(async () => {
  first = new LocalFolder(newStorePath())
  await published(first, ...everyone.map((owner) => ({ owner })))
  await published(first, { owner: 'player', release: '1.0.1-b' }, { owner: 'catalog', release: '1.0.1-b' })
  await promoteAll(first, Object.fromEntries(everyone.map((owner) => [owner, '1.0.0-a'])), 'first')
})
afterAll(() => rmSync(path.dirname(first.place), { recursive: true, force: true }))
beforeEach(() => (store = copyOf(first)))
afterEach(() => {
  delete process.env.XHKT_WHO
  delete process.env.XHKT_WHERE
  rmSync(path.dirname(store.place), { recursive: true, force: true })
})

const live = async () => (await readPointer(store)).pointer

const promoted = (release: string, options: Partial<PromoteOptions> = {}) =>
  promote(store, { owner: 'player', release, base: '1.0.0-a', why: '', ...options })

async function entries(): Promise<Change[]> {
  const found: Change[] = []
  for await (const entry of journal(store)) found.push(entry)
  return found
}

describe('a promoted release', () => {
  it('is in the registry with the digests of its loadable files and nothing else', async () => {
    const { areas, host } = await live()
    expect(areas.catalog).toMatchObject({ entry: '/catalog/1.0.0-a/entry.js', previous: null })
    expect(Object.keys(areas.catalog?.integrity ?? {})).toEqual(['/catalog/1.0.0-a/entry.js', '/catalog/1.0.0-a/page.css'])
    expect(host).toMatchObject({ release: '1.0.0-a', previous: null })
  })

  it('increments seq, and leaves the other areas as they are', async () => {
    const before = await live()
    await promoted('1.0.1-b')
    const after = await live()
    expect([before.seq, after.seq]).toEqual([5, 6])
    expect(after.areas.player).toMatchObject({ release: '1.0.1-b', previous: '1.0.0-a' })
    expect({ ...after.areas, player: null }).toEqual({ ...before.areas, player: null })
  })

  it('changes nothing if it is live already', async () => {
    const { version } = await readPointer(store)
    expect(await promoted('1.0.0-a')).toBeNull()
    await promoteAll(store, { host: '1.0.0-a', player: '1.0.0-a' }, 'again')
    expect((await readPointer(store)).version).toBe(version)
  })

  it('is checked and not written by a dry run', async () => {
    await published(store, { owner: 'player', release: '1.0.2-c', routes: ['/catalog'] })
    expect(await promoted('1.0.1-b', { dryRun: true })).toMatchObject({ to: '1.0.1-b' })
    await expect(promoted('1.0.2-c', { dryRun: true })).rejects.toMatchObject({ kind: 'gate' })
    expect((await live()).seq).toBe(5)
  })
})

describe('the journal', () => {
  it('says who made which release live, when, where, by which key, why and from which commit', async () => {
    process.env.XHKT_WHO = 'Li Na'
    process.env.XHKT_WHERE = 'run 17'
    await promoted('1.0.1-b', { why: 'a quieter player' })
    const [newest, ...others] = await entries()
    expect(newest).toEqual({
      seq: 6,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      who: 'Li Na',
      area: 'player',
      action: 'promote',
      from: '1.0.0-a',
      to: '1.0.1-b',
      why: 'a quieter player',
      commit: '0123456789abcdef',
      where: 'run 17',
      key: expect.stringMatching(/^[0-9a-f]{16}$/),
      signature: expect.any(String),
    })
    expect(others.map(({ seq, area, action }) => [seq, area, action])).toEqual(everyone.map((area, i) => [i + 1, area, 'start']).reverse())
  })

  it('has the commit of the pipeline run, even if the release was built from another commit', async () => {
    process.env.XHKT_COMMIT = 'fedcba9876543210'
    await promoted('1.0.1-b')
    delete process.env.XHKT_COMMIT
    expect((await entries())[0]).toMatchObject({ to: '1.0.1-b', commit: 'fedcba9876543210' })
  })

  it('is completed by the next reader after its writer was killed', async () => {
    const whole = await entries()
    await store.remove('journal/00000005.json')
    await store.remove('journal/00000004.json')
    expect(await entries()).toEqual(whole)
    expect(await store.list('journal/')).toHaveLength(5)
  })

  it('is completed by the next writer', async () => {
    await store.remove('journal/00000005.json')
    await promoted('1.0.1-b')
    expect(await store.list('journal/')).toHaveLength(6)
  })
})

describe('two concurrent promotes', () => {
  it('of two areas both succeed', async () => {
    await Promise.all([promoted('1.0.1-b'), promoted('1.0.1-b', { owner: 'catalog' })])
    const { seq, areas } = await live()
    expect([seq, areas.player?.release, areas.catalog?.release]).toEqual([7, '1.0.1-b', '1.0.1-b'])
  })

  it('of one area: one is stale, and its message says who was first', async () => {
    await published(store, { owner: 'player', release: '1.0.1-c' })
    const results = await Promise.allSettled([promoted('1.0.1-b', { why: 'first' }), promoted('1.0.1-c', { why: 'first' })])
    const [refused, ...others] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    expect(others).toEqual([])
    expect(refused).toMatchObject({ kind: 'stale', problems: [expect.stringMatching(/made 1\.0\.1-[bc] live at .* \(seq 6: first\)/)] })
    expect((refused as Error).message).toContain('player has changed meanwhile: 1.0.0-a was live')
  })

  it('with --expect-seq: changes of other areas do not matter', async () => {
    await published(store, { owner: 'player', release: '1.0.2-c' })
    await promoted('1.0.1-b', { owner: 'catalog', expectSeq: 5 })
    await promoted('1.0.1-b', { expectSeq: 5 })
    await expect(promoted('1.0.2-c', { base: '1.0.1-b', expectSeq: 5 })).rejects.toMatchObject({ kind: 'stale' })
    await expect(promoted('1.0.2-c', { base: '1.0.1-b', expectSeq: 8 })).rejects.toMatchObject({ kind: 'usage' })
  })
})

/** Text that does not compress. */
const noise = (bytes: number): string => randomBytes(bytes).toString('latin1')

const bad: [what: string, contents: Contents, problem: string][] = [
  ['a stolen route', { owner: 'player', routes: ['/player', '/catalog'] }, 'player and catalog both claim the path /catalog'],
  ['a stolen route by another parameter', { owner: 'player', routes: ['/order/:no'] }, 'personal and player both claim the path /order/:id'],
  ['routes stolen by a parameter', { owner: 'player', routes: ['/:page'] }, 'player and host both claim the path /:page, which overlaps /host'],
  ['another contract', { owner: 'player', manifest: { needs: { contract: 2 } } }, 'player 1.0.9-x needs contract 2, and host 1.0.0-a offers 1'],
  ['a host of another contract', { owner: 'host', manifest: { needs: { contract: 2 } } }, 'catalog 1.0.0-a needs contract 1, and host 1.0.9-x offers 2'],
  ['no offer of the major that another area needs', { owner: 'host', manifest: { offers: [2, 3] } }, 'player 1.0.0-a needs contract 1, and host 1.0.9-x offers 2, 3'],
  ['a second React', { owner: 'player', manifest: { bundled: ['hls.js', 'react'] } }, 'player 1.0.9-x carries a copy of react'],
  ['a second session', { owner: 'player', manifest: { bundled: ['@xhkt/platform/auth'] } }, 'player 1.0.9-x carries a copy of @xhkt/platform/auth'],
]

describe('a bad release', () => {
  beforeEach(async () => {
    await published(store, { owner: 'personal', release: '1.0.0-p', routes: ['/personal', '/order/:id'] })
    await promoted('1.0.0-p', { owner: 'personal' })
  })

  it.each(bad)('with %s is refused, and the pointer stays', async (_, contents, problem) => {
    await published(store, { ...contents, release: '1.0.9-x' })
    const refused: unknown = await promoted('1.0.9-x', { owner: contents.owner }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ kind: 'gate', message: `${contents.owner} 1.0.9-x may not go live` })
    expect((refused as { problems: string[] }).problems.join('\n')).toContain(problem)
    expect((await live()).seq).toBe(6)
  })

  it('with a tampered chunk is refused', async () => {
    await published(store, { owner: 'player', release: '1.0.9-x', files: { 'chunk.js': 'good' } })
    writeFileSync(path.join(store.place, 'player/1.0.9-x/chunk.js'), 'evil')
    await expect(promoted('1.0.9-x')).rejects.toMatchObject({ kind: 'broken', problems: ['chunk.js is not what was packed: its sha384 is different'] })
  })

  it('that does not exist is refused', async () => {
    await expect(promoted('1.0.8-w')).rejects.toMatchObject({ kind: 'broken', message: expect.stringContaining('the release is missing or incomplete') })
  })
})

describe('a release that lacks a route of the live one', () => {
  const routes = ['/player', '/lesson/:id', '/live/room']
  const candidate = (given: string[]) => published(store, { owner: 'player', release: '1.0.9-x', routes: given })
  const promoteIt = (allowRemovedRoutes?: boolean) => promoted('1.0.9-x', { base: '1.0.8-w', allowRemovedRoutes })

  beforeEach(async () => {
    await published(store, { owner: 'player', release: '1.0.8-w', routes })
    await promoted('1.0.8-w')
  })

  it.each<[what: string, routes: string[], lacking: string[]]>([
    ['removed', ['/player', '/live/room'], ['/lesson/:id']],
    ['renamed', ['/player', '/lessons/:id', '/live/room'], ['/lesson/:id']],
    ['narrowed', ['/player', '/lesson/first', '/live/room'], ['/lesson/:id']],
  ])('is refused when the route is %s', async (_, given, lacking) => {
    await candidate(given)
    const problems = lacking.map((path) => `player 1.0.9-x lacks the route ${path} of player 1.0.8-w`)
    const refused = { kind: 'gate', problems: [...problems, expect.stringContaining('--allow-removed-routes')] }
    await expect(promoteIt()).rejects.toMatchObject(refused)
    await expect(setCanary(store, { owner: 'player', release: '1.0.9-x', share: 5, base: '1.0.8-w', why: '' })).rejects.toMatchObject(refused)
    expect((await live()).areas.player).toMatchObject({ release: '1.0.8-w' })
  })

  it('goes live when that is allowed, and the journal names the route', async () => {
    await candidate(['/player', '/live/room'])
    expect(await promoteIt(true)).toMatchObject({ to: '1.0.9-x', removed_routes: ['/lesson/:id'] })
    expect((await entries())[0]).toMatchObject({ removed_routes: ['/lesson/:id'] })
  })

  it('becomes a canary when that is allowed, and the journal names the route', async () => {
    await candidate(['/player', '/live/room'])
    const change = await setCanary(store, { owner: 'player', release: '1.0.9-x', share: 5, base: '1.0.8-w', why: '', allowRemovedRoutes: true })
    expect(change).toMatchObject({ removed_routes: ['/lesson/:id'] })
  })

  it('goes live when another route matches the same addresses, and the journal names no removed route', async () => {
    await candidate(['/player', '/lesson/:no', '/live/:place'])
    expect(await promoteIt()).not.toHaveProperty('removed_routes')
  })

  it('goes live by a rollback', async () => {
    await candidate([...routes, '/live/replay'])
    await promoteIt()
    expect(await rollback(store, { owner: 'player', why: '' })).toMatchObject({ to: '1.0.8-w' })
  })
})

describe('the byte budget', () => {
  const promotePublished = async (contents: Contents) => {
    await published(store, { ...contents, release: '1.0.9-x' })
    return promoted('1.0.9-x', { owner: contents.owner })
  }

  it('of an area: the refusal names the page and both numbers', async () => {
    await expect(promotePublished({ owner: 'player', files: { 'heavy.js': noise(areaLimit) }, manifest: { entry: ['heavy.js'] } })).rejects.toMatchObject({
      problems: [expect.stringMatching(/player 1\.0\.9-x: the first visit of page loads \d+\.\d KB of scripts, 44\.0 KB are allowed/)],
    })
  })

  it('of the home page holds for the host and for the catalog', async () => {
    await expect(promotePublished({ owner: 'host', files: { 'heavy.js': noise(firstLoadLimit) }, manifest: { entry: ['heavy.js'] } })).rejects.toMatchObject({
      problems: [expect.stringContaining('the first load of home (host 1.0.9-x with catalog 1.0.0-a)')],
    })
  })
})
