/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { readPointer } from '@xhkt/release/pointer/pointer'
import { promote, promoteAll } from '@xhkt/release/promote'
import { publish } from '@xhkt/release/publish'
import type { Refusal } from '@xhkt/release/refusal'
import { signRelease } from '@xhkt/release/sign-release'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { openStore } from '@xhkt/release/store/open-store'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import { copyStore } from '@xhkt/release/testing/copy-store'
import { describeOnS3 } from '@xhkt/release/testing/on-s3'
import { newStorePath, packedRelease, published } from '@xhkt/release/testing/packed-release'
import { runCommand } from './run-command.ts'

describeOnS3('releases in a bucket', (server) => {
  const first = new LocalFolder(newStorePath())
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

  test('the commands publish, promote, roll back and remove a release', async () => {
    const packed = new LocalFolder(path.join(first.place, 'player/1.0.1-b'))
    await store.remove('player/1.0.1-b/')
    expect(await publish(store, packed)).toBe(true)
    expect(await publish(store, packed)).toBe(false)
    expect(await run('verify', 'player', '1.0.1-b')).toMatchObject({ code: 0, out: expect.stringContaining('player 1.0.1-b is complete and signed') })
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

  test('promotes at the same time: of two areas both succeed, of one area one is refused', async () => {
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

  test('signing without a key is refused with how to set a key', async () => {
    const packed = await packedRelease(first, { owner: 'player', release: '1.0.3-d' })
    const signed = signRelease(packed.place, store, () => undefined)
    await expect(signed).rejects.toThrow(`Set XHKT_SIGNING_KEY: ${address} accepts no development key`)
  })

  test('unreachable storage is reported in one line, without a stack', async () => {
    address = `${address}?endpoint=http://127.0.0.1:9`
    const { code, err } = await run('status')
    expect(code).toBe(1)
    expect(err).toMatch(/^✗ s3:\/\/releases-[^/]+\/learn: It cannot be reached: .*ECONNREFUSED[^\n]*$/)
  })

  test('an invalid store address is refused', async () => {
    for (const no of ['s3://', 's3://bucket/../x', 'gs://bucket']) {
      address = no
      expect(await run('status')).toMatchObject({ code: 2, err: expect.stringContaining('s3://bucket/prefix') })
    }
  })
})
