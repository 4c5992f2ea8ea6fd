// A check of a value gives the message for the learner, or null. A check of a form gives the messages of its fields.
export { type AddressDraft, checkAddress } from './address.ts'
export { cleanKeepingSpaces, cleanInput, stripPunctuation } from './clean.ts'
export { checkAgreement, checkCode, checkPassword } from './fields.ts'
export { checkCodeLogin, checkPasswordChange, checkPasswordLogin, checkPasswordReset, checkRegistration } from './forms.ts'
export { type FieldErrors, fieldErrors } from './field-errors.ts'
export { checkIdentityNumber } from './identity-number.ts'
export { codeMaxLength, passwordMaxLength, phoneLength } from '@xhkt/contract/limits'
export {
  checkAccount,
  checkChinese,
  checkDigits,
  checkEmail,
  checkLettersAndDigits,
  checkMobile,
  checkNoSpaces,
  checkNoSpecialCharacters,
} from './patterns.ts'
export { checkPhone } from './phone.ts'
