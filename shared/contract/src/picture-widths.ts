/**
 * The candidates of a picture that has two widths, for `srcset`. The name of the wide file says so
 * (docs/product/api.md#contract-conventions): `01.320-480w.avif` is 480 px wide, and `01.320w.avif` beside it 320. Undefined for any
 * other address, such as one of a foreign host.
 */
export function srcSetOf(address: string): string | undefined {
  const [, name, narrow, wide, type] = /^(\S+)\.(\d+)-(\d+)w(\.\w+)$/.exec(address) ?? []
  return wide && `${name}.${narrow}w${type} ${narrow}w, ${address} ${wide}w`
}
