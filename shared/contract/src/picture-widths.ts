const twoWidths = /^(\S+)\.(\d+)-(\d+)w(\.\w+)$/

/**
 * The candidates of a picture that has two widths, for `srcset`. The name of the wide file says so
 * (docs/product/api.md#contract-conventions): `01.320-480w.avif` is 480 px wide, and `01.320w.avif` beside it 320. Undefined for any
 * other address, such as one of a foreign host.
 */
export function srcSetOf(address: string): string | undefined {
  const [, name, narrow, wide, type] = twoWidths.exec(address) ?? []
  return wide && `${name}.${narrow}w${type} ${narrow}w, ${address} ${wide}w`
}

/**
 * The address for programs that may not know AVIF, such as a preview of a link: an AVIF of two widths has a JPEG beside it
 * (docs/product/api.md#contract-conventions). Any other address stays as it is.
 */
export const jpegOf = (address: string): string => (twoWidths.exec(address)?.[4] === '.avif' ? address.replace(/avif$/, 'jpg') : address)
