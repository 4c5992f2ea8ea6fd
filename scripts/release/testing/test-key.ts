import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { everyRight, type Rights } from '../signing/rights.ts'
import { publicKeyOf } from '../signing/signature.ts'
import type { KnownKey } from '../signing/store-keys.ts'
import type { LocalFolder } from '../store/local-folder.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** A key of a team for tests. */
export interface TestKey {
  id: string
  pem: string
  /** Its entry in `keys.json`. */
  listed: KnownKey
}

function testKey(privateKey: KeyObject, by: string, may: Rights): TestKey {
  const own = publicKeyOf(privateKey)
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { id: own.id, pem, listed: { ...own, added_at: '2026-11-01T08:00:00.000Z', by, development: false, may } }
}

/** A new key with these rights. */
export const newKey = (by: string, may: Rights): TestKey => testKey(generateKeyPairSync('ed25519').privateKey, by, may)

/** The development key beside a store, which has signed its releases, with every right. */
export const platformKey = (store: LocalFolder): TestKey => testKey(createPrivateKey(readFileSync(store.developmentKey)), 'platform', everyRight)

/** Writes `keys.json` as its owner does. */
export async function writeKeys(store: ReleaseStore, document: unknown): Promise<void> {
  const stored = await store.get('keys.json')
  await store.put('keys.json', JSON.stringify(document), stored ? { ifVersion: stored.version } : { ifAbsent: true })
}

/** Runs as a process whose environment has this key; null for one without a key in its environment. */
export async function by<Result>(key: TestKey | null, work: () => Promise<Result>): Promise<Result> {
  const before = process.env.XHKT_SIGNING_KEY
  if (key) process.env.XHKT_SIGNING_KEY = key.pem
  else delete process.env.XHKT_SIGNING_KEY
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env.XHKT_SIGNING_KEY
    else process.env.XHKT_SIGNING_KEY = before
  }
}
