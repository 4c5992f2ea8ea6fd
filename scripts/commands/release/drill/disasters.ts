import { owners } from '@xhkt/contract/federation/areas'
import { pointerFile } from '@xhkt/release/pointer/pointer'
import { Refusal } from '@xhkt/release/refusal'
import { below } from '@xhkt/release/store/below'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import { contentsOf, type Scene } from './scene.ts'

type Contents = Map<string, Buffer>

export interface Disaster {
  name: string
  begins: 'yesterday' | 'today'
  /** Damages the store. Returns what an operator has to bring back, and a step of the repair that needs what is known here. */
  strike: (scene: Scene) => Promise<{ expected: Contents; repair: () => Promise<void> }>
}

const only = (contents: Contents, passes: (key: string) => boolean): Contents => new Map([...contents].filter(([key]) => passes(key)))
const isOfRelease = (key: string): boolean => owners.some((owner) => key.startsWith(`${owner}/`))

async function replace(store: ReleaseStore, key: string, body: Buffer | undefined): Promise<void> {
  const stored = await store.get(key)
  if (!stored || !body) throw new Refusal('broken', `The store of the drill has no ${key}`)
  await store.put(key, body, { ifVersion: stored.version })
}

const lost: Disaster = {
  name: 'the store is lost; a copy has journal, keys and configuration',
  begins: 'today',
  strike: async (scene) => {
    // Records of the skew check are made again when a release is promoted.
    const expected = only(await contentsOf(scene.store), (key) => !key.startsWith('skew/'))
    const backup = await scene.copy(scene.store, (key) => key.startsWith('journal/') || ['keys.json', 'config.json'].includes(key))
    await scene.empty()
    const repair = async (): Promise<void> => {
      await scene.type('repair', { from: backup.address, exit: 3 })
      const names = new Set([...expected.keys()].filter(isOfRelease).map((key) => key.split('/', 2).join('/')))
      for (const name of names) await scene.publish(below(scene.start.today, `${name}/`), name.replace('/', ' '))
      await scene.type('repair')
    }
    return { expected, repair }
  },
}

const yesterday: Disaster = {
  name: 'the pointer is that of yesterday',
  begins: 'today',
  strike: async (scene) => {
    const expected = await contentsOf(scene.store)
    await replace(scene.store, pointerFile, (await scene.start.yesterday.get(pointerFile))?.body)
    const repair = async (): Promise<void> => {
      await scene.type('status', { exit: 3 })
      await scene.type('repair')
    }
    return { expected, repair }
  },
}

const half: Disaster = {
  name: 'a publish has ended half-way',
  begins: 'today',
  strike: async (scene) => {
    const { owner, release, packed } = scene.start.next
    const files = [...(await contentsOf(packed))].map(([name, body]) => [`${owner}/${release}/${name}`, body] as const)
    const expected = new Map([...(await contentsOf(scene.store)), ...files])
    const copied = files.filter(([key]) => !key.endsWith('/manifest.json')).slice(0, files.length / 2)
    for (const [key, body] of copied) await scene.store.put(key, body.subarray(0, body.length / 2), { ifAbsent: true })
    const repair = async (): Promise<void> => {
      await scene.type(`verify ${owner} ${release}`, { exit: 3 })
      await scene.publish(packed, `${owner} ${release}`)
      await scene.type(`verify ${owner} ${release}`)
    }
    return { expected, repair }
  },
}

const behind: Disaster = {
  name: 'a region lags behind the other by a day',
  begins: 'yesterday',
  strike: async (scene) => {
    const other = await scene.copy(scene.start.today)
    await scene.store.remove('player/1.0.1-b/')
    return { expected: await contentsOf(other.store), repair: () => scene.type('repair', { from: other.address }) }
  },
}

const split: Disaster = {
  name: 'two regions were both written to, and differ',
  begins: 'yesterday',
  strike: async (scene) => {
    const other = await scene.copy(scene.start.today)
    await scene.promotePlayer('in the wrong region')
    const repair = async (): Promise<void> => {
      await scene.type('repair', { from: other.address, exit: 3 })
      await scene.empty()
      scene.typed.push('empty the region')
      await scene.type('repair', { from: other.address })
    }
    return { expected: await contentsOf(other.store), repair }
  },
}

const days = 400 * 86_400_000

/** Runs `work` on a machine whose clock is so many milliseconds ahead; a negative number is behind. */
async function withClockAhead(milliseconds: number, work: () => Promise<void>): Promise<void> {
  const right = globalThis.Date
  globalThis.Date = new Proxy(right, {
    construct: (target, args: unknown[]) => Reflect.construct(target, args.length > 0 ? args : [target.now() + milliseconds]) as Date,
    get: (target, name) => (name === 'now' ? () => target.now() + milliseconds : (Reflect.get(target, name) as unknown)),
  })
  try {
    await work()
  } finally {
    globalThis.Date = right
  }
}

const wrongClock = (name: string, ahead: number): Disaster => ({
  name,
  begins: 'yesterday',
  strike: async (scene) => {
    const before = await contentsOf(scene.store)
    await withClockAhead(ahead, async () => {
      await scene.type('gc')
      await scene.promotePlayer('by a wrong clock')
    })
    const repair = async (): Promise<void> => {
      await scene.type('gc')
      await scene.type('rollback player')
      await scene.type('status')
    }
    // The journal keeps the wrong times. No release may be lost by them.
    return { expected: only(before, isOfRelease), repair }
  },
})

export const disasters: readonly Disaster[] = [
  lost,
  yesterday,
  half,
  behind,
  split,
  wrongClock('the clock of the release machine is 400 days ahead', days),
  wrongClock('the clock of the release machine is 400 days behind', -days),
]
