import { passwordMaxLength, passwordMinLength } from '@xhkt/contract/limits'

const password = new RegExp(`^[A-Za-z0-9]{${passwordMinLength},${passwordMaxLength}}$`)

/** 6 to 18 letters and digits, of either kind only too: the loose pattern of section 5. */
export const isPassword = (value: string) => password.test(value)

/** Section 5, code: only its absence is a fault here; whether it is right, the server says. */
export function checkCode(code: string): string | null {
  return code === '' ? '验证码不能为空' : null
}

/** Section 5, password. The messages are ours: the specification shows none. */
export function checkPassword(value: string): string | null {
  if (value === '') return '密码不能为空'
  return isPassword(value) ? null : '密码须为6到18位字母或数字'
}

/** Section 5: login, registration and both social logins want the agreement ticked. */
export function checkAgreement(agreed: boolean): string | null {
  return agreed ? null : '请阅读并勾选同意页面协议'
}
