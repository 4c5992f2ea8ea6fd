import { phoneLength } from '@xhkt/contract/limits'

/** Where the phone number is typed. Each place has its own messages (docs/product/forms.md#phone). */
export type PhoneUse = 'login' | 'sendCode' | 'register' | 'delivery'

const phone = new RegExp(`^1\\d{${phoneLength - 1}}$`)

const messages: Record<PhoneUse, { empty: string; wrong: string }> = {
  login: { empty: '账号不能为空', wrong: '手机号错误' },
  sendCode: { empty: '请先填写手机号码', wrong: '请输入正确手机号' },
  delivery: { empty: '请填写手机号码', wrong: '请输入正确手机号' },
  register: { empty: '账号不能为空', wrong: '手机号格式错误' },
}

/** 11 digits that start with 1. */
export const isPhone = (value: string) => phone.test(value)

/**
 * Checks a phone number (docs/product/forms.md#phone).
 * @param use `login` for binding a phone, too.
 * @returns The message, or null.
 */
export function checkPhone(value: string, use: PhoneUse = 'login'): string | null {
  if (value === '') return messages[use].empty
  return isPhone(value) ? null : messages[use].wrong
}
