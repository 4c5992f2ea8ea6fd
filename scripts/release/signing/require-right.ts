import type { KeyObject } from 'node:crypto'
import { Refusal } from '../refusal.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { keyVariable, ownKey } from './own-key.ts'
import { describeRight, mayDo, type Verb } from './rights.ts'
import { publicPart } from './signature.ts'
import { readStoreKeys, type StoreKeys } from './store-keys.ts'

interface Wanted {
  verb: Verb
  /** An owner, or `all` for what concerns the whole store. */
  owner: string
}

/** Which keys may do it, for a message. */
function holdersOf({ keys }: StoreKeys, { verb, owner }: Wanted): string {
  const holders = keys.filter((key) => !key.retired && mayDo(key, verb, owner)).map(({ id, by }) => `${id} of ${by}`)
  return holders.length > 0 ? `use a key that may (${holders.join(', ')})` : 'no key may'
}

function refuse(storeKeys: StoreKeys, wanted: Wanted, who: string): Refusal {
  const message = `${who} may not ${describeRight(wanted.verb, wanted.owner)}: ${holdersOf(storeKeys, wanted)}, or ask the owner of the store for this right`
  return new Refusal('right', message, ['See "Who may do what" in docs/runbook/reference.md'])
}

/**
 * Refuses a command whose key may not do this. Returns the key to sign with; null without a key in a store without rights. Call it
 * before anything is written.
 */
export async function requireRight(store: ReleaseStore, wanted: Wanted): Promise<KeyObject | null> {
  const key = ownKey(store)
  const storeKeys = await readStoreKeys(store)
  const id = key && publicPart(key).id
  const known = storeKeys.keys.find((one) => one.id === id)
  if (known?.retired) {
    throw new Refusal('right', `Key ${known.id} was retired on ${known.retired.at.slice(0, 10)}: set ${keyVariable} to the key that replaces it`)
  }
  // In a store without rights a change needs no key, and a key need not be listed.
  if (storeKeys.signedFrom === null) return key
  if (!key) throw refuse(storeKeys, wanted, `A command without a key (${keyVariable})`)
  if (!known) throw refuse(storeKeys, wanted, `Key ${id}, which keys.json does not list,`)
  if (!mayDo(known, wanted.verb, wanted.owner)) throw refuse(storeKeys, wanted, `Key ${id}`)
  return key
}
