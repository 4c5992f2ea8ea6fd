import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { author } from '../author.ts'
import { Refusal } from '../refusal.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { createFile } from '../store/whole-file.ts'
import { keyFromEnvironment, keyVariable } from './own-key.ts'
import { publicKeyOf } from './signature.ts'
import { editKeys, type KeysDocument, type ListedKey } from './store-keys.ts'

async function developmentKey(store: ReleaseStore, log: (line: string) => void): Promise<KeyObject> {
  const file = store.developmentKey
  if (!file) throw new Refusal('usage', `Set ${keyVariable}: ${store.place} accepts no development key.`)
  if (!existsSync(file)) {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
    const made = await createFile(file, pem, { tempFolder: path.dirname(file), mode: 0o600 })
    if (made) log(`Made a development key, ${file}: it signs releases for ${store.place}. Do not commit it.`)
  }
  return createPrivateKey(readFileSync(file))
}

/** The document with a key that may join by itself; null if the key is listed, or may not. Nobody gives rights to himself. */
function withKey(document: KeysDocument, key: ListedKey): KeysDocument | null {
  if (!Array.isArray(document) || document.some(({ id }) => id === key.id)) return null
  const mayJoin = document.length === 0 || (key.development && document.every(({ development }) => development))
  return mayJoin ? [...document, key] : null
}

/**
 * The key to sign with: the pipeline's (`XHKT_SIGNING_KEY`), or a development key beside the store. A store without keys accepts
 * the first one. A development key may join other development keys, but never a pipeline's key.
 */
export async function signingKey(store: ReleaseStore, log: (line: string) => void): Promise<KeyObject> {
  const given = keyFromEnvironment()
  const key = given ?? (await developmentKey(store, log))
  const entry: ListedKey = { ...publicKeyOf(key), added_at: new Date().toISOString(), by: author(), development: !given }
  const { keys } = await editKeys(store, (document) => withKey(document, entry))
  if (!keys.some(({ id }) => id === entry.id)) {
    const line = JSON.stringify(entry)
    throw new Refusal('broken', `The store ${store.place} does not accept signatures of key ${entry.id}. ${
      given ? `The owner of the store adds it to keys.json: ${line}` : `Set ${keyVariable} to a key that it accepts.`
    }`)
  }
  return key
}
