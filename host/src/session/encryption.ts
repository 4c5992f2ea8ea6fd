import { ensureKey, findKey } from './browser-key.ts'

const ivLength = 12
const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text))
const cipher = (iv: Uint8Array<ArrayBuffer>, context: string): AesGcmParams => ({ name: 'AES-GCM', iv, additionalData: bytes(context) })

/**
 * Encrypts a text with the key of this browser. Rejects where there is no Web Crypto (plain http) or no IndexedDB (some private windows).
 * @param context - what the text belongs to. It is authenticated, not encrypted: only the same context decrypts the text.
 */
export async function encrypt(text: string, context: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const encrypted = new Uint8Array(await crypto.subtle.encrypt(cipher(iv, context), await ensureKey(), bytes(text)))
  return btoa(String.fromCharCode(...iv, ...encrypted))
}

/** The text that `encrypt` has encrypted for this context; null if it was encrypted for another one, with a lost key, or tampered with. */
export async function decrypt(encrypted: string, context: string): Promise<string | null> {
  try {
    const key = await findKey()
    if (!key) return null
    const all = Uint8Array.from(atob(encrypted), (character) => character.charCodeAt(0))
    return new TextDecoder().decode(await crypto.subtle.decrypt(cipher(all.slice(0, ivLength), context), key, all.slice(ivLength)))
  } catch {
    return null
  }
}
