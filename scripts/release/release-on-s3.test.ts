/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from './command/run-command.ts'
import { readPointer } from './pointer/pointer.ts'
import { promote, promoteAll } from './promote.ts'
import { publish } from './publish.ts'
import type { Refusal } from './refusal.ts'
import { signRelease } from './sign-release.ts'
import type { ReleaseStore } from './store/release-store.ts'
import { LocalFolder } from './store/local-folder.ts'
import { openStore } from './store/open-store.ts'
import { copyStore } from './testing/copy-store.ts'
import { describeOnS3 } from './testing/on-s3.ts'
import { newPlace, packedRelease, published } from './testing/packed-release.ts'

describeOnS3('releases in a bucket', (server) => {
  const first = new LocalFolder(newPlace())
  let address: string
  let store: ReleaseStore

  beforeAll(async () => {
    process.env.XHKT_WHO = 'Li Na'
    const releases = ['1.0.0-a', '1.0.1-b', '1.0.2-c']
    const owners = ['player', 'personal'] as const
    await published(first, { owner: 'host' }, ...owners.flatMap((owner) => releases.map((release) => ({ owner, release }))))
    await promoteAll(first, { host: '1.0.0-a', player: '1.0.0-a', personal: '1.0.0-a' }, 'first')
  })
  afterAll(() => rmSync(path.dirname(first.place), { recursive: true, force: true }))

  beforeEach(async () => {
    address = await server().newStore()
    store = await openStore(address)
    await copyStore(first, store)
  })

  async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
    const [out, err]: [string[], string[]] = [[], []]
    const code = await runCommand([...args, '--store', address], { out: (line) => out.push(line), err: (line) => err.push(line) })
    return { code, out: out.join('\n'), err: err.join('\n') }
  }

  test('a release is published once, promoted, taken back and removed by the command line', async () => {
    const packed = new LocalFolder(path.join(first.place, 'player/1.0.1-b'))
    await store.remove('player/1.0.1-b/')
    expect(await publish(store, packed)).toBe(true)
    expect(await publish(store, packed)).toBe(false)
    expect(await run('verify', 'player', '1.0.1-b')).toMatchObject({ code: 0, out: expect.stringContaining('player 1.0.1-b is whole and signed') })
    expect((await run('promote', 'player', '1.0.1-b', '--why', 'a quieter player')).out).toContain('player 1.0.1-b is live, in place of 1.0.0-a (seq 4)')
    expect((await run('rollback', 'player', '--why', 'black')).out).toContain('player 1.0.0-a is live, in place of 1.0.1-b (seq 5)')
    const status = await run('status')
    expect(status.out).toContain(`${address}, seq 5`)
    expect(status.out).toMatch(/player +1\.0\.0-a .* Li Na +rollback/)
    expect((await run('log', 'player', '--limit', '1')).out).toMatch(/\n5 .* rollback +player +1\.0\.1-b → 1\.0\.0-a .* black$/)
    expect((await run('gc', '--keep-days', '0')).out).toMatch(/ {2}player 1\.0\.1-b\n[^]*Removed 4 releases$/)
    expect(await store.list('player/1.0.1-b/')).toEqual([])
    expect((await run('verify', 'player', '1.0.0-a')).code).toBe(0)
  })

  test('two teams that promote at once both land, and of two promotes of one area one is refused', async () => {
    const by = async (owner: 'player' | 'personal', release: string) => promote(await openStore(address), { owner, release, base: '1.0.0-a', why: '' })
    await Promise.all([by('player', '1.0.1-b'), by('personal', '1.0.1-b')])
    expect((await readPointer(store)).pointer).toMatchObject({ seq: 5, areas: { player: { release: '1.0.1-b' }, personal: { release: '1.0.1-b' } } })

    await expect(by('player', '1.0.2-c')).rejects.toThrow('player has changed meanwhile: 1.0.0-a was live, now it is 1.0.1-b')
    expect(await run('promote', 'player', '1.0.2-c', '--expect-seq', '3')).toMatchObject({ code: 4, err: expect.stringContaining('player has changed since seq 3') })

    const once = async (release: string) => promote(await openStore(address), { owner: 'personal', release, base: '1.0.1-b', why: '' })
    const results = await Promise.allSettled([once('1.0.2-c'), once('1.0.0-a')])
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Refusal] : []))
    expect(refused).toMatchObject([{ kind: 'stale' }])
    expect((await readPointer(store)).pointer.seq).toBe(6)
  })

  test('who has no key to sign with is told to set one', async () => {
    const packed = await packedRelease(first, { owner: 'player', release: '1.0.3-d' })
    const signed = signRelease(packed.place, store, () => undefined)
    await expect(signed).rejects.toThrow(`Set XHKT_SIGNING_KEY: ${address} takes no key for development`)
  })

  test('storage that is away is said in one line, without a stack', async () => {
    address = `${address}?endpoint=http://127.0.0.1:9`
    const { code, err } = await run('status')
    expect(code).toBe(1)
    expect(err).toMatch(/^✗ s3:\/\/releases-[^/]+\/learn: It cannot be reached: .*ECONNREFUSED[^\n]*$/)
  })

  test('an address of no storage is refused', async () => {
    for (const no of ['s3://', 's3://bucket/../x', 'gs://bucket']) {
      address = no
      expect(await run('status')).toMatchObject({ code: 2, err: expect.stringContaining('s3://bucket/prefix') })
    }
  })
})
