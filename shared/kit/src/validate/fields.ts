import { passwordMaxLength, passwordMinLength } from '@xhkt/contract/limits'

const password = new RegExp(`^[A-Za-z0-9]{${passwordMinLength},${passwordMaxLength}}$`)

/** 6 to 18 letters or digits (docs/product/forms.md#password). */
export const isPassword = (value: string) => password.test(value)

/** Only an empty code is an error. The server checks the rest (docs/product/forms.md#sms-code). */
export function checkCode(code: string): string | null {
  return code === '' ? '验证码不能为空' : null
}

/** docs/product/forms.md#password */
export function checkPassword(value: string): string | null {
  if (value === '') return '密码不能为空'
  return isPassword(value) ? null : '密码须为6到18位字母或数字'
}

/** docs/product/forms.md#agreement */
export function checkAgreement(agreed: boolean): string | null {
  return agreed ? null : '请阅读并勾选同意页面协议'
}
