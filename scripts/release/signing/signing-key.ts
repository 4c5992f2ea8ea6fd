import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { author } from '../author.ts'
import { Refusal } from '../refusal.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { createFile } from '../store/whole-file.ts'
import { addKey } from './known-keys.ts'
import { type PublicKey, publicPart } from './signature.ts'

const variable = 'XHKT_SIGNING_KEY'

function fromEnvironment(): KeyObject | null {
  const text = process.env[variable]
  if (!text) return null
  try {
    // Pipelines often store a variable on one line, with `\n` for each line break.
    const key = createPrivateKey(text.replaceAll('\\n', '\n'))
    if (key.asymmetricKeyType !== 'ed25519') throw new Error(`it is ${key.asymmetricKeyType}`)
    return key
  } catch (error) {
    throw new Refusal('usage', `${variable} is not an ed25519 private key in PEM: ${(error as Error).message}`)
  }
}

async function developmentKey(store: ReleaseStore, log: (line: string) => void): Promise<KeyObject> {
  const file = store.developmentKey
  if (!file) throw new Refusal('usage', `Set ${variable}: ${store.place} accepts no development key.`)
  if (!existsSync(file)) {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
    const made = await createFile(file, pem, { tempFolder: path.dirname(file), mode: 0o600 })
    if (made) log(`Made a development key, ${file}: it signs releases for ${store.place}. Do not commit it.`)
  }
  return createPrivateKey(readFileSync(file))
}

/**
 * The key to sign with: the pipeline's (`XHKT_SIGNING_KEY`), or a development key beside the store. A store without keys accepts
 * the first one. A development key may join other development keys, but never a pipeline's key.
 */
export async function signingKey(store: ReleaseStore, log: (line: string) => void): Promise<KeyObject> {
  const given = fromEnvironment()
  const key = given ?? (await developmentKey(store, log))
  const entry: PublicKey = { ...publicPart(key), added_at: new Date().toISOString(), by: author(), development: !given }
  const mayAdd = (keys: PublicKey[]): boolean => keys.length === 0 || (!given && keys.every(({ development }) => development))
  const keys = await addKey(store, entry, mayAdd)
  if (!keys.some(({ id }) => id === entry.id)) {
    const line = JSON.stringify(entry)
    throw new Refusal('broken', `The store ${store.place} does not accept signatures of key ${entry.id}. ${
      given ? `The owner of the store adds it to keys.json: ${line}` : `Set ${variable} to a key that it accepts.`
    }`)
  }
  return key
}
