import { createUuid } from './uuid.ts'

const KEY = 'xhkt_device_id'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

let known: string | undefined

/**
 * The id of this browser: a UUID, made once and kept in local storage (docs/product/api.md#requests). When the storage is blocked, the
 * id lasts until the page is left. A stored value that is no UUID is replaced.
 */
export function deviceId(): string {
  if (known) return known
  try {
    const stored = localStorage.getItem(KEY)
    if (stored && UUID.test(stored)) return (known = stored)
  } catch {
    // Blocked: the id lasts until the page is left.
  }
  known = createUuid()
  try {
    localStorage.setItem(KEY, known)
  } catch {
    // Blocked or full: the id lasts until the page is left.
  }
  return known
}

/** The id of this browser if it survives a reload; null when the storage is blocked. */
export function storedDeviceId(): string | null {
  const id = deviceId()
  try {
    return localStorage.getItem(KEY) === id ? id : null
  } catch {
    return null
  }
}
