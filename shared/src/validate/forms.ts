import { checkAgreement, checkCode, checkPassword, isPassword } from './fields.ts'
import { checkPhone, isPhone } from './phone.ts'

/** The agreement stands last: a learner reads about the field in hand before the box below it. */
interface Agreed {
  agreed: boolean
}

/**
 * Section 5, login by phone and code; binding a phone asks the same.
 * @returns The first message, or null.
 */
export function checkCodeLogin({ phone, code, agreed }: { phone: string; code: string } & Agreed): string | null {
  return checkPhone(phone) ?? checkCode(code) ?? checkAgreement(agreed)
}

/**
 * Section 5, login by phone and password.
 * @returns The first message, or null.
 */
export function checkPasswordLogin({ phone, password, agreed }: { phone: string; password: string } & Agreed): string | null {
  return checkPhone(phone) ?? checkPassword(password) ?? checkAgreement(agreed)
}

/** What registration and a reset of the password send. */
export interface PhoneCodePassword {
  phone: string
  code: string
  password: string
}

/**
 * Section 5, registration: all three fields, then the agreement, then the formats.
 * @returns The first message, or null.
 */
export function checkRegistration({ phone, code, password, agreed }: PhoneCodePassword & Agreed): string | null {
  if (phone === '' || code === '' || password === '') return '请把手机注册信息补充完整'
  return checkAgreement(agreed) ?? checkPhone(phone, 'register') ?? checkPassword(password)
}

/**
 * Section 5, reset of the password: all three fields, no spaces, then phone and password together.
 * Takes what was typed, not what {@link cleanInput} makes of it, which has no spaces.
 * @returns The first message, or null. The one for a missing field is ours: the specification shows none.
 */
export function checkPasswordReset({ phone, code, password }: PhoneCodePassword): string | null {
  if (phone === '' || code === '' || password === '') return '请把信息补充完整'
  if (/\s/.test(phone + code + password)) return '不能存在空格'
  return isPhone(phone) && isPassword(password) ? null : '手机号或密码格式不正确'
}
