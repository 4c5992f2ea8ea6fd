/** The notifications that were shown, oldest first. */
export const notifications: FakeNotification[] = []

/** A browser's notification, as far as the reminders use it. */
export class FakeNotification {
  static permission: NotificationPermission = 'granted'
  onclick: (() => void) | null = null
  readonly close = jest.fn()

  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    notifications.push(this)
  }

  static install(permission: NotificationPermission = 'granted'): void {
    notifications.length = 0
    FakeNotification.permission = permission
    Object.defineProperty(globalThis, 'Notification', { value: FakeNotification, configurable: true, writable: true })
  }
}

/** One lock at a time for each name, as the browser's Web Locks give it to tabs. */
export function installLocks(): void {
  const queues = new Map<string, Promise<unknown>>()
  const request = async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>): Promise<unknown> => {
    const mine = (queues.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : work()))
    queues.set(name, mine)
    return mine
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}

export const removeLocks = (): boolean => Reflect.deleteProperty(navigator, 'locks')
