import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export interface Encoded {
  body: Buffer
  encoding: 'br' | 'gzip' | null
}

const takes = (accepted: string | undefined, encoding: string): boolean =>
  new RegExp(String.raw`\b${encoding}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))`).test(accepted ?? '')

/** The quality of brotli for the page, as in deploy/nginx/rules.conf. */
const pageQuality = 6

/** A text in every encoding that a browser may accept. Each is made once, when it is first requested. */
export class EncodedText {
  /** Weak, as it is the same for all encodings. */
  readonly etag: string
  private readonly plain: Buffer
  private brotli?: Buffer
  private gzip?: Buffer

  constructor(text: string) {
    this.plain = Buffer.from(text)
    this.etag = `W/"${createHash('sha256').update(this.plain).digest('base64url')}"`
  }

  for(accepted: string | undefined): Encoded {
    if (takes(accepted, 'br')) return { body: (this.brotli ??= brotliCompressSync(this.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: pageQuality } })), encoding: 'br' }
    if (takes(accepted, 'gzip')) return { body: (this.gzip ??= gzipSync(this.plain)), encoding: 'gzip' }
    return { body: this.plain, encoding: null }
  }
}
