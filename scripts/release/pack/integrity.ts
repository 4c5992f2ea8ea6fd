import { createHash } from 'node:crypto'

/** The digest of a file, as an `integrity` value. */
export const integrityOf = (body: Buffer): string => `sha384-${createHash('sha384').update(body).digest('base64')}`
