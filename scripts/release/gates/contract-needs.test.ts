/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { liveOf, readPointer } from '../pointer/pointer.ts'
import { promote, promoteAll } from '../promote.ts'
import { rollback } from '../rollback.ts'
import { LocalFolder } from '../store/local-folder.ts'
import { newStorePath, published } from '../testing/packed-release.ts'

let store: LocalFolder
const needs = { contract: 2 }

beforeAll(async () => {
  store = new LocalFolder(newStorePath())
  await published(store, { owner: 'host' }, { owner: 'catalog' }, { owner: 'player' })
  await promoteAll(store, { host: '1.0.0-a', catalog: '1.0.0-a', player: '1.0.0-a' }, 'first')
  await published(
    store,
    { owner: 'catalog', release: '2.0.0-b', manifest: { needs } },
    { owner: 'player', release: '2.0.0-b', manifest: { needs } },
    { owner: 'host', release: '2.0.0-both', manifest: { needs, offers: [2, 1] } },
    { owner: 'host', release: '2.1.0-new', manifest: { needs, offers: [2] } },
  )
})
afterAll(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

/** Promotes a release. Returns the problems that the gate names; none if the release is live now. */
async function release(owner: Owner, name: string): Promise<string[]> {
  const { release: base } = liveOf((await readPointer(store)).pointer, owner)
  return promote(store, { owner, release: name, base, why: '' }).then(
    () => [],
    (error: unknown) => (error as { problems: string[] }).problems,
  )
}

// The sources have had one contract major so far: only this test shows that a host can serve two.
test('a raised contract major goes live release by release: the host with both, the areas, the host with the new one', async () => {
  expect(await release('catalog', '2.0.0-b')).toEqual(['catalog 2.0.0-b needs contract 2, and host 1.0.0-a offers 1'])
  expect(await release('host', '2.0.0-both')).toEqual([])
  expect(await release('catalog', '2.0.0-b')).toEqual([])
  expect(await release('host', '2.1.0-new')).toEqual(['player 1.0.0-a needs contract 1, and host 2.1.0-new offers 2'])
  await expect(rollback(store, { owner: 'host', why: '' })).rejects.toMatchObject({
    problems: ['catalog 2.0.0-b needs contract 2, and host 1.0.0-a offers 1'],
  })
  expect(await release('player', '2.0.0-b')).toEqual([])
  expect(await release('host', '2.1.0-new')).toEqual([])
  await expect(rollback(store, { owner: 'player', why: '' })).rejects.toMatchObject({
    problems: ['player 1.0.0-a needs contract 1, and host 2.1.0-new offers 2'],
  })
})
