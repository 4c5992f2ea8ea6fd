import { tidyLine } from '@xhkt/contract/clean-text'
import { realNameMaxLength, realNameMinLength } from '@xhkt/contract/limits'
import { checkAgreement, checkIdentityNumber, type FieldErrors, fieldErrors } from '@xhkt/kit/validate'

export interface SigningDraft {
  realName: string
  identityNumber: string
}

/** An identity number as it is checked and sent: without spaces, and with full-width and small letters made alike. */
export const normalizeIdentityNumber = (text: string): string => text.normalize('NFKC').replace(/\s/gu, '').toUpperCase()

function checkRealName(name: string): string | null {
  const { length } = tidyLine(name)
  if (length === 0) return '请填写真实姓名'
  const isName = length >= realNameMinLength && length <= realNameMaxLength && /^[\p{L}·•. ]+$/u.test(tidyLine(name))
  return isName ? null : `请填写 ${realNameMinLength} 到 ${realNameMaxLength} 个字的真实姓名，不含数字和符号`
}

/** The messages of the signing form (docs/product/agreements.md#signing). */
export function checkSigning({ realName, identityNumber }: SigningDraft, agreed: boolean): FieldErrors<keyof SigningDraft | 'agreed'> {
  return fieldErrors({
    realName: checkRealName(realName),
    identityNumber: checkIdentityNumber(normalizeIdentityNumber(identityNumber)),
    agreed: checkAgreement(agreed),
  })
}
