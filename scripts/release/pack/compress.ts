import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { copiesName } from './copies-name.ts'
import { provenanceName, sbomName } from './private-files.ts'

/** Extensions of the compressed copies beside a text file. */
export const encodings = ['br', 'gz'] as const

export type Encoding = (typeof encodings)[number]

const text = /\.(js|css|svg|json|html|txt|map)$/

/** Text files that no browser requests. */
const unrequested = [copiesName, sbomName, provenanceName]

/** Does this file have compressed copies? */
export const isCompressed = (name: string): boolean => text.test(name) && !unrequested.includes(name)

/** A text in both encodings. The best quality of brotli takes six times as long as quality 9. */
export async function compress(body: Buffer, quality = constants.BROTLI_MAX_QUALITY): Promise<Record<Encoding, Buffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body, { level: 9 })])
  return { br, gz }
}
