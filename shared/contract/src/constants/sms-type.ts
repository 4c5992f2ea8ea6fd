// What an SMS code is for: docs/product/forms.md#sms-code

/** Registration with a password. */
export const register = 1 as const
/** A login, a new password, and a confirmation by the phone of the account. */
export const login = 2 as const
/** A phone for a third-party account, and a new phone for the account. */
export const bind = 6 as const
