import { checkAgreement, checkCode, checkPassword, isPassword } from './fields.ts'
import { checkNoSpaces } from './patterns.ts'
import { checkPhone, isPhone } from './phone.ts'

/** What is wrong with a form: a message for each field concerned, in the order of the fields. Empty: nothing. */
export type Faults<Field extends string = string> = Partial<Record<Field, string>>

interface PhoneAndCode {
  phone: string
  code: string
}

/** What registration and a reset of the password send. */
export interface PhoneCodePassword extends PhoneAndCode {
  password: string
}

interface Agreed {
  agreed: boolean
}

/** Those of the messages that there are. */
function faults<Field extends string>(messages: Record<Field, string | null>): Faults<Field> {
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== null)) as Faults<Field>
}

/** Section 5, login by phone and code; binding a phone asks the same. Each field is told what is wrong with it. */
export function checkCodeLogin({ phone, code, agreed }: PhoneAndCode & Agreed): Faults<keyof PhoneAndCode | 'agreed'> {
  return faults({ phone: checkPhone(phone), code: checkCode(code), agreed: checkAgreement(agreed) })
}

/** Section 5, change of the password: code and new password of who is signed in. Each field is told what is wrong with it. */
export function checkPasswordChange({ code, password }: Omit<PhoneCodePassword, 'phone'>): Faults<'code' | 'password'> {
  return faults({ code: checkCode(code), password: checkPassword(password) })
}

/** Section 5, login by phone and password. Each field is told what is wrong with it. */
export function checkPasswordLogin({ phone, password, agreed }: Omit<PhoneCodePassword, 'code'> & Agreed): Faults<'phone' | 'password' | 'agreed'> {
  return faults({ phone: checkPhone(phone), password: checkPassword(password), agreed: checkAgreement(agreed) })
}

/** The first field that is empty is told so for all of them. */
function missing({ phone, code, password }: PhoneCodePassword, message: string): Faults<keyof PhoneCodePassword> | null {
  if (phone === '') return { phone: message }
  if (code === '') return { code: message }
  return password === '' ? { password: message } : null
}

/** Section 5, registration: all three fields, then the agreement, then the formats. One message at a time, beside the field concerned. */
export function checkRegistration(form: PhoneCodePassword & Agreed): Faults<keyof PhoneCodePassword | 'agreed'> {
  const incomplete = missing(form, '请把手机注册信息补充完整')
  if (incomplete) return incomplete
  if (!form.agreed) return faults({ agreed: checkAgreement(form.agreed) })
  return faults({ phone: checkPhone(form.phone, 'register'), password: checkPassword(form.password) })
}

/**
 * Section 5, reset of the password: all three fields, no spaces, then phone and password together. One message at a time,
 * beside the first field concerned. Takes what was typed, not what `cleanInput` makes of it, which has no spaces.
 * The message for a missing field is ours: the specification shows none.
 */
export function checkPasswordReset(form: PhoneCodePassword): Faults<keyof PhoneCodePassword> {
  const incomplete = missing(form, '请把信息补充完整')
  if (incomplete) return incomplete
  const spaced = (['phone', 'code', 'password'] as const).find((field) => checkNoSpaces(form[field]) !== null)
  if (spaced) return faults({ [spaced]: checkNoSpaces(form[spaced]) })
  const malformed = '手机号或密码格式不正确'
  if (!isPhone(form.phone)) return { phone: malformed }
  return isPassword(form.password) ? {} : { password: malformed }
}
