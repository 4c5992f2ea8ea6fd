/**
 * The candidates of a picture that has two widths, for `srcset`. The name of the wide file says so
 * (docs/product/api.md#contract-conventions): `01.320-480w.avif` is 480 px wide, and `01.320w.avif` beside it 320. Undefined for any
 * other address, such as one of a foreign host. Each candidate has its density and not its width: with widths Chromium never frees an
 * element that was not added to the document, as in a render that React gives up.
 * @param shownWidth The width of the picture on the page, in CSS px.
 */
export function srcSetOf(address: string, shownWidth: number): string | undefined {
  const [, name, narrow, wide, type] = /^(\S+)\.(\d+)-(\d+)w(\.\w+)$/.exec(address) ?? []
  return wide && `${name}.${narrow}w${type} ${Number(narrow) / shownWidth}x, ${address} ${Number(wide) / shownWidth}x`
}
