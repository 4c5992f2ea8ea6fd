import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export interface Encoded {
  body: Buffer
  encoding: 'br' | 'gzip' | null
}

const takes = (accepted: string | undefined, encoding: string): boolean =>
  new RegExp(String.raw`\b${encoding}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))`).test(accepted ?? '')

/** A text in every encoding that a browser may accept, encoded once. */
export class EncodedText {
  /** Weak, as it is the same for all encodings. */
  readonly etag: string
  private readonly plain: Buffer
  private readonly brotli: Buffer
  private readonly gzip: Buffer

  constructor(text: string) {
    this.plain = Buffer.from(text)
    this.etag = `W/"${createHash('sha256').update(this.plain).digest('base64url')}"`
    this.brotli = brotliCompressSync(this.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    this.gzip = gzipSync(this.plain)
  }

  for(accepted: string | undefined): Encoded {
    if (takes(accepted, 'br')) return { body: this.brotli, encoding: 'br' }
    if (takes(accepted, 'gzip')) return { body: this.gzip, encoding: 'gzip' }
    return { body: this.plain, encoding: null }
  }
}
