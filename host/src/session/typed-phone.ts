import { sessionItem } from '@xhkt/platform/storage'

/** Session storage: only the phone of a draft. A code and a password are never stored. */
const stored = sessionItem('xhkt_typed_phone', 'text')

export const typedPhone = {
  get: (): string => stored.get() ?? '',
  set: (phone: string): void => void stored.set(phone),
  forget: (): void => stored.remove(),
}
