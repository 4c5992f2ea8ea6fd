// What an SMS code is for: docs/product/forms.md#sms-code

export const register = 1 as const
export const login = 2 as const
export const bind = 6 as const
