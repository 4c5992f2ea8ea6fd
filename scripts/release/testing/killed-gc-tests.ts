import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { endCanary, setCanary } from '../canary.ts'
import { failureKind } from '../failure-kind.ts'
import { canaryOf, liveOf, readPointer } from '../pointer/pointer.ts'
import { promote } from '../promote.ts'
import { publish } from '../publish.ts'
import { prefixOf } from '../release-folder.ts'
import { rollback } from '../rollback.ts'
import { readStoreKeys } from '../signing/store-keys.ts'
import type { LocalFolder } from '../store/local-folder.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { verify } from '../verify.ts'
import { passSkew } from './pass-skew.ts'

const owner = 'player'
const expected = ['promote', 'canary', 'rollback']
const hour = 3_600_000
/** Milliseconds by which the clock of a gc's machine is off. */
const offsets = [0, 24 * hour, 365 * 24 * hour, -24 * hour, -365 * 24 * hour]

export interface GcTrial {
  store: ReleaseStore
  script: string
  /** Address of the store. */
  place: string
  env?: Record<string, string>
  /** Releases of the player, which are published again after they were removed. */
  packed: LocalFolder[]
  releases: string[]
  kills: number
  /** A gc is killed within so many milliseconds of its start. */
  span: number
}

const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item

/** The releases that the pointer names and that cannot be verified, unless the pointer has changed meanwhile. */
async function damageIn(store: ReleaseStore): Promise<string[]> {
  const { pointer, version } = await readPointer(store)
  const { release, previous } = liveOf(pointer, owner)
  const damage: string[] = []
  for (const name of new Set([release, previous, canaryOf(pointer, owner)?.release])) {
    if (!name) continue
    const named = { owner, release: name } as const
    const { keys } = await readStoreKeys(store)
    await verify(store, { prefix: prefixOf(owner, name), keys, expected: named }).catch(async (error: unknown) => {
      if ((await readPointer(store)).version === version) damage.push(`${name} of ${JSON.stringify({ release, previous })}: ${String(error)}`)
    })
  }
  return damage
}

/** Publishes a release and serves it, rolls back, or starts or ends a canary. Returns what it did, or the kind of the refusal. */
async function changeSomething({ store, packed, releases }: GcTrial): Promise<string> {
  const index = Math.floor(Math.random() * packed.length)
  const release = releases[index] ?? ''
  try {
    if (packed[index]) await publish(store, packed[index])
    await passSkew(store, { owner, release })
    const base = liveOf((await readPointer(store)).pointer, owner).release
    const asked = { owner, base, why: '' } as const
    const [name, act] = oneOf<[string, () => Promise<unknown>]>([
      ['promote', () => promote(store, { ...asked, release })],
      ['promote', () => promote(store, { ...asked, release })],
      ['rollback', () => rollback(store, { owner, why: '' })],
      ['canary', () => setCanary(store, { ...asked, release, share: 5 })],
      ['canary', () => endCanary(store, asked)],
    ])
    return (await act()) ? name : 'nothing'
  } catch (error) {
    const kind = failureKind(error)
    return kind === 'unexpected' ? String(error) : kind
  }
}

interface GcLife {
  /** Milliseconds by which its clock is off. */
  offset: number
  /** Resolves at the moment of the kill. Called once the gc has begun. */
  moment: () => Promise<unknown>
  say: (text: string) => void
}

/** Starts a gc and kills it. */
function killedGc({ script, place, env }: GcTrial, { offset, moment, say }: GcLife): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, place, String(offset)], { stdio: ['ignore', 'pipe', 'inherit'], env: { XHKT_WHO: 'gc', ...env } })
    child.stdout.on('data', (chunk: Buffer) => say(chunk.toString()))
    child.stdout.once('data', () => void moment().then(() => child.kill('SIGKILL')))
    child.once('error', reject)
    child.once('close', (_, signal) => (signal === 'SIGKILL' ? resolve() : reject(new Error('the gc ended by itself'))))
  })
}

/** Kills gcs with wrong clocks while releases are published, promoted, tried as a canary and rolled back. */
export function testKilledGc(prepare: () => Promise<GcTrial>): void {
  const damage: string[] = []
  const did: string[] = []
  let said = ''

  beforeAll(async () => {
    const trial = await prepare()
    const over = new AbortController()
    const releasing = (async () => {
      while (!over.signal.aborted) {
        did.push(await changeSomething(trial))
        damage.push(...(await damageIn(trial.store)))
      }
    })()
    const isComplete = (): boolean => said.includes('removed') && expected.every((one) => did.includes(one))
    const say = (text: string): void => void (said += text)
    // On a busy machine a whole gc may take longer than the span, so the last one lives as long as it needs.
    const complete = async (): Promise<void> => {
      while (!isComplete() && !over.signal.aborted) await delay(20)
    }
    try {
      for (let kills = 0; kills < trial.kills; kills++) {
        await killedGc(trial, { offset: oneOf(offsets), moment: () => delay(Math.random() * trial.span), say })
      }
      await killedGc(trial, { offset: 0, moment: complete, say })
    } finally {
      over.abort()
    }
    await releasing
    const counts = Object.fromEntries([...new Set(did)].map((one) => [one, did.filter((other) => other === one).length]))
    console.log(`${trial.place}: ${trial.kills} kills, ${said.match(/removed/g)?.length ?? 0} gcs done, ${JSON.stringify(counts)}`)
  }, 900_000)

  test('every live release, fallback and canary was complete at every moment', () => {
    expect(damage).toEqual([])
  })

  test('releases were removed, promoted, tried as a canary and rolled back while gcs were killed', () => {
    expect(said).toContain('removed')
    expect(did).toEqual(expect.arrayContaining(expected))
  })

  test('every failure was a refusal', () => {
    expect(did.filter((one) => one.includes('Error'))).toEqual([])
    expect(said).not.toMatch(/^unexpected/m)
  })
}
