import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Refusal } from '../refusal.ts'
import type { ReleaseStore } from '../store/release-store.ts'

export const keyVariable = 'XHKT_SIGNING_KEY'

/** The key in `XHKT_SIGNING_KEY`; null without one. */
export function keyFromEnvironment(): KeyObject | null {
  const text = process.env[keyVariable]
  if (!text) return null
  try {
    // Pipelines often store a variable on one line, with `\n` for each line break.
    const key = createPrivateKey(text.replaceAll('\\n', '\n'))
    if (key.asymmetricKeyType !== 'ed25519') throw new Error(`it is ${key.asymmetricKeyType}`)
    return key
  } catch (error) {
    throw new Refusal('usage', `${keyVariable} is not an ed25519 private key in PEM: ${(error as Error).message}`)
  }
}

function readable(file: string): KeyObject | null {
  try {
    return createPrivateKey(readFileSync(file))
  } catch {
    // Missing, damaged, or of another user: a rollback in a store without rights needs no key.
    return null
  }
}

/** The key of this process: that of the environment, or the development key beside a local store. Null if there is neither. */
export function ownKey({ developmentKey }: ReleaseStore): KeyObject | null {
  return keyFromEnvironment() ?? (developmentKey ? readable(developmentKey) : null)
}
