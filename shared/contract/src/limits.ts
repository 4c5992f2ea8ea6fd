// Section 9, business constants and limits: what an input holds at most.

/** Digits of a phone number. */
export const phoneLength = 11
/** Characters of a code sent by SMS. */
export const codeMaxLength = 6
/** Characters of a password, and of an account. */
export const passwordMinLength = 6
export const passwordMaxLength = 18
/** Seconds until a code can be sent again. */
export const codeResendSeconds = 60
