// Every check of section 5 gives the message for the learner, or null; the check of a whole form gives those of its fields.
export { cleanButSpaces, cleanInput, stripPunctuation } from './clean.ts'
export { checkAgreement, checkCode, checkPassword } from './fields.ts'
export { checkCodeLogin, checkPasswordChange, checkPasswordLogin, checkPasswordReset, checkRegistration, type Faults } from './forms.ts'
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
