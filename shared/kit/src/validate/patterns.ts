// Section 5, generic pattern checks. The specification shows no message for them; these are ours.
// An empty text fails each check that asks for something, and passes each that forbids something.

const check = (pattern: RegExp, message: string) => (value: string): string | null => (pattern.test(value) ? null : message)

const mailAtom = String.raw`[\w!#$%&'*+/=?^{|}~-]+`
const mailLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const mail = new RegExp(String.raw`^(?=.{1,254}$)(?=.{1,64}@)${mailAtom}(?:\.${mailAtom})*@(?:${mailLabel}\.)+[a-z]{2,63}$`, 'i')

/** The standard form of an email address. */
export const checkEmail = check(mail, '邮箱格式不正确')

/** 13, 15 or 18 and 9 digits, after an area prefix or none: `(86)`, `+86`, `+86-`, `086-`. */
export const checkMobile = check(/^(?:\(\+?\d{2,3}\)|\+\d{2,3}[- ]?|\d{2,3}-)?1[358]\d{9}$/, '手机号码格式不正确')

/** 6 to 18 letters and digits, not digits only. */
export const checkAccount = check(/^(?!\d+$)[A-Za-z0-9]{6,18}$/, '账号须为6到18位字母或数字，且不能全为数字')

export const checkDigits = check(/^\d+$/, '只能输入数字')

export const checkLettersAndDigits = check(/^[A-Za-z0-9]+$/, '只能输入字母和数字')

/** Chinese characters of any plane: rare ones stand in names. */
export const checkChinese = check(/^\p{Script=Han}+$/u, '只能输入中文')

/** Any white space counts. The message is the specification's, from the reset of the password. */
export const checkNoSpaces = check(/^\S*$/, '不能存在空格')

/** Neither punctuation nor symbols nor emoji; white space is another check's. */
export const checkNoSpecialCharacters = check(/^[^\p{P}\p{S}\u200D\u20E3\uFE0F]*$/u, '不能包含特殊字符')
