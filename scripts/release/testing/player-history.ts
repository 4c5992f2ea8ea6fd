import { promote, promoteAll } from '../promote.ts'
import { readPointer } from '../pointer/pointer.ts'
import type { LocalFolder } from '../store/local-folder.ts'
import { published } from './packed-release.ts'

export const day = 86_400_000
export const ago = (days: number): string => new Date(Date.now() - days * day).toISOString()

/** Runs `work`, whose changes are written with the time of so many days ago. */
export async function at(days: number, work: () => Promise<unknown>): Promise<void> {
  jest.spyOn(Date.prototype, 'toISOString').mockReturnValue(ago(days))
  await work()
  jest.restoreAllMocks()
}

/** Publishes and promotes releases of the player, one after the other, each as of so many days ago. */
export async function history(store: LocalFolder, ...ages: [release: string, days: number][]): Promise<void> {
  for (const [release, days] of ages) {
    await published(store, { owner: 'player', release, manifest: { built_at: ago(days) } })
    const { pointer } = await readPointer(store)
    await at(days, () => promote(store, { owner: 'player', release, base: pointer.areas.player?.release ?? null, why: '' }))
  }
}

/** Makes a host live as of so many days ago: gc counts back from the newest change of all owners. */
export async function changeHost(store: LocalFolder, days: number, release = '1.0.1-b'): Promise<void> {
  await published(store, { owner: 'host', release })
  await at(days, () => promoteAll(store, { host: release }, ''))
}

/** The releases of the player in the store. */
export const keptIn = async (store: LocalFolder): Promise<string[]> => [...new Set((await store.list('player/')).map((key) => key.split('/')[1] ?? ''))]
