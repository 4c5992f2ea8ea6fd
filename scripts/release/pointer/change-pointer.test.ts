/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promote, promoteAll } from '../promote.ts'
import { LocalFolder } from '../store/local-folder.ts'
import { type Condition, Conflict } from '../store/release-store.ts'
import { newStorePath, published } from '../testing/packed-release.ts'
import { journal, lastChange } from './journal.ts'
import { type Pointer, pointerFile, readPointer } from './pointer.ts'

/** Writes the pointer and reports a conflict: what happens if an answer is lost and somebody else writes meanwhile. */
class LostAnswerFolder extends LocalFolder {
  meanwhile: (() => Promise<unknown>) | null = null

  override async put(name: string, body: Buffer | string, condition: Condition): Promise<string> {
    const version = await super.put(name, body, condition)
    const { meanwhile } = this
    if (name !== pointerFile || !meanwhile) return version
    this.meanwhile = null
    await meanwhile()
    throw new Conflict(name)
  }
}

let store: LostAnswerFolder
const other = () => new LocalFolder(store.place)

beforeEach(async () => {
  store = new LostAnswerFolder(newStorePath())
  const owners = ['player', 'personal'] as const
  await published(store, { owner: 'host' }, ...owners.flatMap((owner) => ['1.0.0-a', '1.0.1-b', '1.0.2-c'].map((release) => ({ owner, release }))))
  await promoteAll(store, { host: '1.0.0-a', player: '1.0.0-a', personal: '1.0.0-a' }, 'first')
})
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

const by = (folder: LocalFolder, owner: 'player' | 'personal', release: string, base = '1.0.0-a') =>
  promote(folder, { owner, release, base, why: '' })

const changesMade = async () => {
  const made: string[] = []
  for await (const { seq, area, to } of journal(store)) if (seq > 3) made.unshift(`${area} ${to}`)
  return made
}

test.each([
  ['nobody', () => Promise.resolve(), []],
  ['another team', () => by(other(), 'personal', '1.0.1-b'), ['personal 1.0.1-b']],
  ['the same team', () => by(other(), 'player', '1.0.2-c', '1.0.1-b'), ['player 1.0.2-c']],
])('a promote whose answer was lost is acknowledged when %s has promoted since', async (_, meanwhile, others) => {
  store.meanwhile = meanwhile
  expect(await by(store, 'player', '1.0.1-b')).toMatchObject({ seq: 4, area: 'player', to: '1.0.1-b' })
  expect(await changesMade()).toEqual(['player 1.0.1-b', ...others])
})

describe('a pointer that was restored from a backup', () => {
  const refused = { kind: 'broken', message: expect.stringMatching(/journal has entries after seq 3.*Run: npm run release -- repair/) }
  let backup: Pointer

  beforeEach(async () => {
    backup = (await readPointer(store)).pointer
    await by(store, 'player', '1.0.1-b')
    await replace(backup)
  })

  async function replace(pointer: Pointer): Promise<void> {
    const { version } = await readPointer(store)
    await store.put(pointerFile, JSON.stringify(pointer), { ifVersion: version ?? '' })
  }

  test('is refused before a write, and can still be read', async () => {
    await expect(by(store, 'personal', '1.0.1-b')).rejects.toMatchObject(refused)
    expect((await readPointer(store)).pointer).toEqual(backup)
    expect(await lastChange(store, () => true)).toMatchObject({ seq: 3 })
  })

  test('accepts changes again once its seq is that of the journal', async () => {
    await replace({ ...backup, seq: 4, changes: [] })
    expect(await by(store, 'player', '1.0.2-c')).toMatchObject({ seq: 5, from: '1.0.0-a', to: '1.0.2-c' })
    expect(await changesMade()).toEqual(['player 1.0.1-b', 'player 1.0.2-c'])
  })

  test('names the repair if its change is not that of the journal', async () => {
    const made = { ...backup, seq: 4, changes: backup.changes.slice(0, 1).map((change) => ({ ...change, seq: 4 })) }
    await replace(made)
    await expect(lastChange(store, () => true)).rejects.toMatchObject({ kind: 'broken', message: expect.stringContaining('Run: npm run release -- repair') })
  })
})
