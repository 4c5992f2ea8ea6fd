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
// The phone is authenticated data, so the password cannot be moved to another account.
const cipher = (iv: Uint8Array<ArrayBuffer>, phone: string): AesGcmParams => ({ name: 'AES-GCM', iv, additionalData: bytes(phone) })

async function encrypt(secret: CryptoKey, { phone, password }: SavedPassword): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const encrypted = new Uint8Array(await crypto.subtle.encrypt(cipher(iv, phone), secret, bytes(password)))
  return btoa(String.fromCharCode(...iv, ...encrypted))
}

async function decrypt(secret: CryptoKey, { phone, password }: SavedPassword): Promise<string> {
  const all = Uint8Array.from(atob(password), (character) => character.charCodeAt(0))
  const plain = await crypto.subtle.decrypt(cipher(all.slice(0, ivLength), phone), secret, all.slice(ivLength))
  return new TextDecoder().decode(plain)
}

/** Whether this browser can store a password: plain http has no Web Crypto, and some private windows have no IndexedDB. */
export async function canSavePassword(): Promise<boolean> {
  if (!window.isSecureContext) return false
  return findKey().then(
    () => true,
    () => false,
  )
}

/** Stores a password that the server has just accepted. If that fails, none is stored. */
export async function savePassword(saved: SavedPassword): Promise<void> {
  try {
    localJson.set(key, { phone: saved.phone, password: await encrypt(await ensureKey(), saved) })
  } catch {
    forgetPassword(saved.phone)
  }
}

/** The stored password, or null. Removes a record that this browser cannot decrypt. */
export async function readSavedPassword(): Promise<SavedPassword | null> {
  const record = localJson.get(key, isRecord)
  if (!record) return null
  try {
    const secret = await findKey()
    if (secret) return { phone: record.phone, password: await decrypt(secret, record) }
  } catch {
    // Encrypted with a lost key, or tampered with.
  }
  forgetPassword()
  return null
}

/**
 * Removes the record. Call on untick, on a wrong password, and on a new one (docs/product/session.md#saved-password).
 * @param phone Leaves the record of any other phone.
 */
export function forgetPassword(phone?: string): void {
  if (phone === undefined || localJson.get(key, isRecord)?.phone === phone) localJson.remove(key)
}
