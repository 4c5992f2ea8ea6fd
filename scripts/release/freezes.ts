import { type Reader, readDocument, readerOf } from './document/document.ts'
import { objectOf, optional, orNull, text, textOf, time } from './document/shape.ts'
import { Refusal } from './refusal.ts'
import { all } from './signing/rights.ts'
import { problemOfStatement } from './signing/statement.ts'
import { readStoreKeys } from './signing/store-keys.ts'
import { isKey } from './store/key.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** `freezes/<area|host|all>/<number>.json`: nothing of this area goes live until a time. The newest file of an area counts. */
export interface Freeze {
  area: string
  /** ISO time; null for the end of a freeze. */
  until: string | null
  why: string
  at: string
  who: string
  where: string
  key?: string
  signature?: string
}

const folder = 'freezes/'
const folderOf = (area: string): string => `${folder}${area}/`

/** The key of the freeze of an area with this number. */
export const freezeKey = (area: string, number: number): string => `${folderOf(area)}${String(number).padStart(6, '0')}.json`

const parseFreeze: Reader<Freeze> = readerOf<Freeze>({
  shape: objectOf<Freeze>({
    area: textOf('the name of an area, host or all', isKey),
    until: orNull(time),
    why: text,
    at: time,
    who: text,
    where: text,
    key: optional(text),
    signature: optional(text),
  }),
  meaning: 'It says until when nothing goes live',
  remedy: 'Remove it, and freeze again',
})

/** How many freezes and ends of freezes an area has had. */
export const countFreezes = async (store: ReleaseStore, area: string): Promise<number> => (await store.list(folderOf(area))).length

/** The newest freeze of an area, or its end, that a key has signed that may freeze the area. */
async function newestFreeze(store: ReleaseStore, area: string): Promise<Freeze | null> {
  const files = await store.list(folderOf(area))
  const storeKeys = files.length > 0 ? await readStoreKeys(store) : null
  for (const file of files.reverse()) {
    const freeze = (await readDocument(store, file, parseFreeze))?.value
    if (!freeze || !storeKeys || freeze.area !== area) continue
    const isSound = storeKeys.signedFrom === null || !problemOfStatement(freeze, storeKeys, { kind: 'freeze', verb: 'freeze', owner: area })
    if (isSound) return freeze
  }
  return null
}

/** The freeze of this area alone, or of `all`, that holds now; null without one. */
export async function activeFreeze(store: ReleaseStore, area: string): Promise<Freeze | null> {
  const freeze = await newestFreeze(store, area)
  return freeze?.until && Date.parse(freeze.until) > Date.now() ? freeze : null
}

/** Every freeze that holds now, and a line for each damaged one. */
export async function activeFreezes(store: ReleaseStore): Promise<{ freezes: Freeze[]; damaged: string[] }> {
  const areas = new Set((await store.list(folder)).map((key) => key.split('/')[1] ?? ''))
  const freezes: Freeze[] = []
  const damaged: string[] = []
  for (const area of areas) {
    try {
      const freeze = await activeFreeze(store, area)
      if (freeze) freezes.push(freeze)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      damaged.push(error.message)
    }
  }
  return { freezes, damaged }
}

/** Refuses while a freeze of this owner, or of all, holds. */
export async function refuseFrozen(store: ReleaseStore, owner: string): Promise<void> {
  for (const area of [all, owner]) {
    const freeze = await activeFreeze(store, area)
    if (!freeze) continue
    const message = `${owner} is frozen until ${freeze.until}: ${freeze.why} (${freeze.who})`
    throw new Refusal('gate', message, [`Wait, or end the freeze: npm run release -- unfreeze ${area} --why "…". A rollback is possible`])
  }
}
