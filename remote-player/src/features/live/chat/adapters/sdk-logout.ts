import { clearVendorStorage } from './vendor-storage.ts'
import { settled } from './with-timeout.ts'

/**
 * The vendor checks once a second, in a timer that it starts at each logout and ends at its next tick after a login. A logout before that
 * tick starts a second one, and the first never ends.
 */
const shortestLoginMs = 1_100
const logoutMs = 3_000

export interface Login {
  sdk: ChatSdk
  userId: string
  /** By `performance.now()`. */
  since: number
}

interface Pending extends Login {
  done: Promise<void>
  cancel: () => void
}

let pending: Pending | null = null

/** Logs out once the login is old enough. Resolves when it has, or when the next visit has taken the login over. */
export function logoutLater(login: Login): Promise<void> {
  let cancel = (): void => undefined
  const wait = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(true), Math.max(0, login.since + shortestLoginMs - performance.now()))
    cancel = () => {
      clearTimeout(timer)
      resolve(false)
    }
  })
  const end = async () => {
    if (await wait) {
      await settled(login.sdk.logout(), logoutMs)
      // It writes once more while it logs out.
      clearVendorStorage()
    }
    if (pending === own) pending = null
  }
  const own: Pending = { ...login, cancel, done: Promise.resolve() }
  pending = own
  own.done = end()
  return own.done
}

/** Before a visit: keeps the login of the same learner, and answers when it began; else waits for the logout and answers null. */
export async function takeOverLogin(sdk: ChatSdk | undefined, userId: string): Promise<number | null> {
  if (!pending) return null
  const { since, done } = pending
  const isSame = pending.sdk === sdk && pending.userId === userId
  if (isSame) pending.cancel()
  await done
  return isSame ? since : null
}
