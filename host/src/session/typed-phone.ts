import { sessionJson } from '@xhkt/platform/storage'

/** Session storage: of what is typed into a form, the phone alone. A code and a password live no longer than the page. */
const key = 'xhkt_typed_phone'
const isString = (value: unknown): value is string => typeof value === 'string'

export const typedPhone = {
  get: (): string => sessionJson.get(key, isString) ?? '',
  set: (phone: string): void => void sessionJson.set(key, phone),
  forget: (): void => sessionJson.remove(key),
}
