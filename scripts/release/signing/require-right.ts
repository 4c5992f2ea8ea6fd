import type { KeyObject } from 'node:crypto'
import { author } from '../author.ts'
import { Refusal } from '../refusal.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { keyVariable, ownKey } from './own-key.ts'
import { describeRight, mayDo, type Verb } from './rights.ts'
import { publicKeyOf, type PublicKey } from './signature.ts'
import { type KnownKey, readStoreKeys, type StoreKeys } from './store-keys.ts'

interface Wanted {
  verb: Verb
  /** An owner, or `all` for what concerns the whole store. */
  owner: string
}

/** What to do about a right that is missing. */
function remedyFor({ keys }: StoreKeys, { verb, owner }: Wanted): string {
  const holders = keys.filter((key) => !key.retired && mayDo(key, verb, owner)).map(({ id, by }) => `${id} of ${by}`)
  const ask = 'ask the owner of the store for this right'
  return holders.length > 0 ? `use a key that may (${holders.join(', ')}), or ${ask}` : ask
}

function refuse(storeKeys: StoreKeys, wanted: Wanted, who: string, line: string[] = []): Refusal {
  const right = describeRight(wanted.verb, wanted.owner)
  return new Refusal('right', `${who} may not ${right}: ${remedyFor(storeKeys, wanted)}`, [...line, 'See "Who may do what" in docs/runbook/reference.md'])
}

/** The line that the owner of the store adds to `keys.json` for a new key. */
function lineFor(key: PublicKey, { verb, owner }: Wanted): string {
  const entry: KnownKey = { ...key, added_at: new Date().toISOString(), by: author(), development: false, may: { [verb]: [owner] } }
  return `Its line in keys.json: ${JSON.stringify(entry)}`
}

/**
 * Refuses a command whose key may not do this. Returns the key to sign with; null without a key in a store without rights. Call it
 * before anything is written.
 */
export async function requireRight(store: ReleaseStore, wanted: Wanted): Promise<KeyObject | null> {
  const key = ownKey(store)
  const storeKeys = await readStoreKeys(store)
  const own = key && publicKeyOf(key)
  const known = storeKeys.keys.find(({ id }) => id === own?.id)
  if (known?.retired) {
    throw new Refusal('right', `Key ${known.id} was retired on ${known.retired.at.slice(0, 10)}: set ${keyVariable} to the key that replaces it`)
  }
  // In a store without rights a change needs no key, and a key need not be listed.
  if (storeKeys.signedFrom === null) return key
  if (!own) throw refuse(storeKeys, wanted, `A command without a key (${keyVariable})`)
  if (!known) throw refuse(storeKeys, wanted, `Key ${own.id}, which keys.json does not list,`, [lineFor(own, wanted)])
  if (!mayDo(known, wanted.verb, wanted.owner)) throw refuse(storeKeys, wanted, `Key ${known.id}`)
  return key
}
