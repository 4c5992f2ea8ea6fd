import { author, machine } from './author.ts'
import { activeFreeze, countFreezes, type Freeze, freezeKey } from './freezes.ts'
import { changePointer } from './pointer/change-pointer.ts'
import { Refusal } from './refusal.ts'
import { requireRight } from './signing/require-right.ts'
import { signStatement } from './signing/statement.ts'
import { Conflict, type ReleaseStore } from './store/release-store.ts'

interface Asked {
  /** An owner, or `all`. */
  area: string
  why: string
}

/** Writes it as the next file of its area. Of two at once, the later one counts. Returns its number. */
async function putNext(store: ReleaseStore, freeze: Freeze): Promise<number> {
  for (let number = (await countFreezes(store, freeze.area)) + 1; ; number++) {
    try {
      await store.put(freezeKey(freeze.area, number), JSON.stringify(freeze), { ifAbsent: true })
      return number
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
    }
  }
}

/** Adds a freeze or its end. */
async function add(store: ReleaseStore, { area, why, until }: Asked & Pick<Freeze, 'until'>): Promise<Freeze> {
  const key = await requireRight(store, { verb: 'freeze', owner: area })
  const made: Freeze = { area, until, why, at: new Date().toISOString(), who: author(), where: machine() }
  const freeze = key ? signStatement('freeze', made, key) : made
  const place = freezeKey(area, await putNext(store, freeze))
  // A promote that has looked for freezes before this one loses its write, and looks again.
  const done = until ? `${area} is frozen until ${until}` : `The freeze of ${area} has ended`
  await changePointer(store, (pointer) => Promise.resolve({ ...pointer, freeze: place }), done)
  return freeze
}

/** From now on nothing of this area, or of any, goes live until this time; a rollback and the end of a canary pass. */
export async function freeze(store: ReleaseStore, { until, ...asked }: Asked & { until: Date }): Promise<Freeze> {
  if (until.getTime() <= Date.now()) throw new Refusal('usage', `${until.toISOString()} is over: a freeze ends in the future`)
  return add(store, { ...asked, until: until.toISOString() })
}

/** Ends a freeze before its time. Null if none holds. A freeze of `all` is ended by `all`. */
export async function unfreeze(store: ReleaseStore, asked: Asked): Promise<Freeze | null> {
  await requireRight(store, { verb: 'freeze', owner: asked.area })
  return (await activeFreeze(store, asked.area)) ? add(store, { ...asked, until: null }) : null
}
