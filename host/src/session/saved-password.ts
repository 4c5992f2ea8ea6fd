import { localJson, savedPasswordKey as key } from '@xhkt/platform/storage'
import { ensureKey, findKey } from './saved-password-key.ts'

export interface SavedPassword {
  phone: string
  password: string
}

const isRecord = (value: unknown): value is SavedPassword =>
  typeof value === 'object' && value !== null && 'phone' in value && 'password' in value
  && typeof value.phone === 'string' && typeof value.password === 'string'

const ivLength = 12
const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text))
// The number belongs to the seal: a password cannot be moved to another account.
const cipher = (iv: Uint8Array<ArrayBuffer>, phone: string): AesGcmParams => ({ name: 'AES-GCM', iv, additionalData: bytes(phone) })

async function seal(secret: CryptoKey, { phone, password }: SavedPassword): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const sealed = new Uint8Array(await crypto.subtle.encrypt(cipher(iv, phone), secret, bytes(password)))
  return btoa(String.fromCharCode(...iv, ...sealed))
}

async function unseal(secret: CryptoKey, { phone, password }: SavedPassword): Promise<string> {
  const all = Uint8Array.from(atob(password), (character) => character.charCodeAt(0))
  const plain = await crypto.subtle.decrypt(cipher(all.slice(0, ivLength), phone), secret, all.slice(ivLength))
  return new TextDecoder().decode(plain)
}

/** Whether a password can be kept here: plain http has no Web Crypto, and some private windows have no IndexedDB. */
export async function canSavePassword(): Promise<boolean> {
  if (!window.isSecureContext) return false
  return findKey().then(
    () => true,
    () => false,
  )
}

/** Keeps a password that has just been right, in place of the one before; where that fails, none is kept. */
export async function savePassword(saved: SavedPassword): Promise<void> {
  try {
    localJson.set(key, { phone: saved.phone, password: await seal(await ensureKey(), saved) })
  } catch {
    forgetPassword()
  }
}

/** The password that was kept, or null. A record that this browser cannot open is of no use to anybody and goes. */
export async function readSavedPassword(): Promise<SavedPassword | null> {
  const record = localJson.get(key, isRecord)
  if (!record) return null
  try {
    const secret = await findKey()
    if (secret) return { phone: record.phone, password: await unseal(secret, record) }
  } catch {
    // Sealed under a key that is gone, or tampered with.
  }
  forgetPassword()
  return null
}

/** Product decisions, Session: on untick, on a wrong password, and on a new one. */
export function forgetPassword(): void {
  localJson.remove(key)
}
