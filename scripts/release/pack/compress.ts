import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Extensions of the compressed copies beside a text file. */
export const encodings = ['br', 'gz'] as const

const text = /\.(js|css|svg|json|html|txt|map)$/

/** Does this file have compressed copies? */
export const isCompressed = (name: string): boolean => text.test(name)

/** Writes `.br` and `.gz` beside a text file. Returns the size with brotli. The best quality takes six times as long as 9. */
export async function compress(file: string, quality = constants.BROTLI_MAX_QUALITY): Promise<number> {
  const body = await readFile(file)
  if (!isCompressed(file)) return body.length
  const brotli = await promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
  await Promise.all([writeFile(`${file}.br`, brotli), promisify(gzip)(body, { level: 9 }).then((zipped) => writeFile(`${file}.gz`, zipped))])
  return brotli.length
}
