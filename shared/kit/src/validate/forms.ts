import { checkAgreement, checkCode, checkPassword, isPassword } from './fields.ts'
import { type FieldErrors, fieldErrors } from './field-errors.ts'
import { checkNoSpaces } from './patterns.ts'
import { checkPhone, isPhone } from './phone.ts'

interface PhoneAndCode {
  phone: string
  code: string
}

/** The fields of registration and password reset. */
export interface PhoneCodePassword extends PhoneAndCode {
  password: string
}

interface Agreed {
  agreed: boolean
}

/** Login by phone and code, and binding a phone. Each field has its own message (docs/product/forms.md#login-forms). */
export function checkCodeLogin({ phone, code, agreed }: PhoneAndCode & Agreed): FieldErrors<keyof PhoneAndCode | 'agreed'> {
  return fieldErrors({ phone: checkPhone(phone), code: checkCode(code), agreed: checkAgreement(agreed) })
}

/** Each field has its own message (docs/product/forms.md#password-change). */
export function checkPasswordChange({ code, password }: Omit<PhoneCodePassword, 'phone'>): FieldErrors<'code' | 'password'> {
  return fieldErrors({ code: checkCode(code), password: checkPassword(password) })
}

/** Login by phone and password. Each field has its own message (docs/product/forms.md#login-forms). */
export function checkPasswordLogin({ phone, password, agreed }: Omit<PhoneCodePassword, 'code'> & Agreed): FieldErrors<'phone' | 'password' | 'agreed'> {
  return fieldErrors({ phone: checkPhone(phone), password: checkPassword(password), agreed: checkAgreement(agreed) })
}

const emptyMessages = { phone: checkPhone(''), code: checkCode(''), password: checkPassword('') }

/** `message` at the first empty field, and their own messages at the others; null: no field is empty. */
function missing(form: PhoneCodePassword, message: string): FieldErrors<keyof PhoneCodePassword> | null {
  const [first, ...others] = (['phone', 'code', 'password'] as const).filter((field) => form[field] === '')
  if (first === undefined) return null
  return fieldErrors({ [first]: message, ...Object.fromEntries(others.map((field) => [field, emptyMessages[field]])) })
}

/**
 * Checks for empty fields, then the agreement, then the formats; the first check that fails gives the messages
 * (docs/product/forms.md#registration).
 */
export function checkRegistration(form: PhoneCodePassword & Agreed): FieldErrors<keyof PhoneCodePassword | 'agreed'> {
  const incomplete = missing(form, '请把手机注册信息补充完整')
  if (incomplete) return incomplete
  if (!form.agreed) return fieldErrors({ agreed: checkAgreement(form.agreed) })
  return fieldErrors({ phone: checkPhone(form.phone, 'register'), password: checkPassword(form.password) })
}

/**
 * Checks for empty fields, then spaces, then the formats of phone and password. Gives one message, at the first invalid field
 * (docs/product/forms.md#password-reset). The fields must not be cleaned by `cleanInput`, which removes spaces.
 */
export function checkPasswordReset(form: PhoneCodePassword): FieldErrors<keyof PhoneCodePassword> {
  const incomplete = missing(form, '请把信息补充完整')
  if (incomplete) return incomplete
  const spaced = (['phone', 'code', 'password'] as const).find((field) => checkNoSpaces(form[field]) !== null)
  if (spaced) return fieldErrors({ [spaced]: checkNoSpaces(form[spaced]) })
  const malformed = '手机号或密码格式不正确'
  if (!isPhone(form.phone)) return { phone: malformed }
  return isPassword(form.password) ? {} : { password: malformed }
}
