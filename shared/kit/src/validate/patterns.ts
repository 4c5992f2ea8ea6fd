// docs/product/forms.md#general-patterns. An empty text fails a check that requires something, and passes a check that forbids something.

const check = (pattern: RegExp, message: string) => (value: string): string | null => (pattern.test(value) ? null : message)

const mailAtom = String.raw`[\w!#$%&'*+/=?^{|}~-]+`
const mailLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const mail = new RegExp(String.raw`^(?=.{1,254}$)(?=.{1,64}@)${mailAtom}(?:\.${mailAtom})*@(?:${mailLabel}\.)+[a-z]{2,63}$`, 'i')

/** An email address. */
export const checkEmail = check(mail, '邮箱格式不正确')

/** 13, 15 or 18, then 9 digits, with an optional area prefix: `(86)`, `+86`, `+86-`, `086-`. */
export const checkMobile = check(/^(?:\(\+?\d{2,3}\)|\+\d{2,3}[- ]?|\d{2,3}-)?1[358]\d{9}$/, '手机号码格式不正确')

/** 6 to 18 letters and digits, not digits only. */
export const checkAccount = check(/^(?!\d+$)[A-Za-z0-9]{6,18}$/, '账号须为6到18位字母或数字，且不能全为数字')

export const checkDigits = check(/^\d+$/, '只能输入数字')

export const checkLettersAndDigits = check(/^[A-Za-z0-9]+$/, '只能输入字母和数字')

/** Chinese characters of all Unicode planes, because names have rare ones. */
export const checkChinese = check(/^\p{Script=Han}+$/u, '只能输入中文')

/** No white space of any kind. */
export const checkNoSpaces = check(/^\S*$/, '不能存在空格')

/** No punctuation, symbols or emoji. White space is allowed. */
export const checkNoSpecialCharacters = check(/^[^\p{P}\p{S}\u200D\u20E3\uFE0F]*$/u, '不能包含特殊字符')
