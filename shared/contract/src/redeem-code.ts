/**
 * A redeem code as the server compares it: upper-case letters and digits. Case, spaces, hyphens and full-width forms make no difference
 * (docs/product/orders.md#redemption).
 */
export const normalizeRedeemCode = (text: string): string => text.normalize('NFKC').toUpperCase().replace(/[^A-Z0-9]/g, '')
