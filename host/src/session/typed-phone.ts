import { sessionJson } from '@xhkt/platform/storage'

/** Session storage: only the phone of a draft. A code and a password are never stored. */
const key = 'xhkt_typed_phone'
const isString = (value: unknown): value is string => typeof value === 'string'

export const typedPhone = {
  get: (): string => sessionJson.get(key, isString) ?? '',
  set: (phone: string): void => void sessionJson.set(key, phone),
  forget: (): void => sessionJson.remove(key),
}
