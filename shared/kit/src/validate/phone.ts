import { phoneLength } from '@xhkt/contract/limits'

/** Where a phone number is asked for: section 5 has other words for each. */
export type PhoneUse = 'login' | 'sendCode' | 'register'

const phone = new RegExp(`^1\\d{${phoneLength - 1}}$`)

const messages: Record<PhoneUse, { empty: string; wrong: string }> = {
  login: { empty: '账号不能为空', wrong: '手机号错误' },
  sendCode: { empty: '请先填写手机号码', wrong: '请输入正确手机号' },
  register: { empty: '账号不能为空', wrong: '手机号格式错误' },
}

/** 11 digits that start with 1 (section 5). */
export const isPhone = (value: string) => phone.test(value)

/**
 * Section 5, phone.
 * @returns The message of the place, or null. Binding a phone is a login.
 */
export function checkPhone(value: string, use: PhoneUse = 'login'): string | null {
  if (value === '') return messages[use].empty
  return isPhone(value) ? null : messages[use].wrong
}
