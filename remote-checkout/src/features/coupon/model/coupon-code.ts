/** The coupon of the address: empty when it names none, null for anything that the contract would refuse. */
export function couponCodeFrom(params: URLSearchParams): string | null {
  const value = params.get('coupon_code') ?? ''
  return value === '' || /^[A-Z0-9]{4,20}$/.test(value) ? value : null
}
