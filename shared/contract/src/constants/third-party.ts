// docs/product/session.md#third-party-login

export const wechat = 1 as const
export const qq = 2 as const
