import { Ecc, QrCode } from '@rc-component/qrcode/lib/libs/qrcodegen.js'

/** White modules around the QR code, as its standard requires. */
const quietZone = 4

/** Encodes the text as a QR code in SVG. */
export function qrSvg(text: string): string {
  const rows = QrCode.encodeText(text, Ecc.MEDIUM).getModules()
  const size = rows.length + 2 * quietZone
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + quietZone} ${y + quietZone}h1v1h-1z`] : [])))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`
}
