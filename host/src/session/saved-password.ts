import { savedPassword as stored } from '@xhkt/platform/storage'
import { findKey } from './browser-key.ts'
import { decrypt, encrypt } from './encryption.ts'

export interface SavedPassword {
  phone: string
  password: string
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
    // The phone is the context, so the password cannot be moved to another account.
    stored.set({ phone: saved.phone, password: await encrypt(saved.password, saved.phone) })
  } catch {
    forgetPassword(saved.phone)
  }
}

/** The stored password, or null. Removes a record that this browser cannot decrypt. */
export async function readSavedPassword(): Promise<SavedPassword | null> {
  const record = stored.get()
  if (!record) return null
  const password = await decrypt(record.password, record.phone)
  if (password !== null) return { phone: record.phone, password }
  forgetPassword()
  return null
}

/**
 * Removes the record. Call on untick, on a wrong password, and on a new one (docs/product/session.md#saved-password).
 * @param phone Leaves the record of any other phone.
 */
export function forgetPassword(phone?: string): void {
  if (phone === undefined || stored.get()?.phone === phone) stored.remove()
}
