import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { readerOf } from '../document/document.ts'
import { objectOf, text } from '../document/shape.ts'

/** `manifest.sig`: the ed25519 signature of the manifest's bytes in base64, and the id of the key. */
export interface Signature {
  key: string
  signature: string
}

/** A public key. */
export interface PublicKey {
  /** The first 16 hex digits of the key's sha256. */
  id: string
  /** SPKI in DER, base64. */
  key: string
}

/** Reads `manifest.sig`. */
export const parseSignature = readerOf<Signature>({
  shape: objectOf<Signature>({ key: text, signature: text }),
  meaning: 'It is not a signature',
  remedy: 'Publish the release again',
})

const spki = (key: KeyObject): Buffer => createPublicKey(key).export({ type: 'spki', format: 'der' })

export function publicKeyOf(privateKey: KeyObject): PublicKey {
  const der = spki(privateKey)
  return { id: createHash('sha256').update(der).digest('hex').slice(0, 16), key: der.toString('base64') }
}

export function signatureOf(body: Buffer, privateKey: KeyObject): Signature {
  return { key: publicKeyOf(privateKey).id, signature: sign(null, body, privateKey).toString('base64') }
}

const imported = (key: string): KeyObject => createPublicKey({ key: Buffer.from(key, 'base64'), type: 'spki', format: 'der' })

/** The 32 bytes of an ed25519 key, in base64: the last ones of its SPKI (RFC 8410). */
export const rawKeyOf = ({ key }: PublicKey): string => Buffer.from(key, 'base64').subarray(-32).toString('base64')

/** Is this the text of an ed25519 key? */
export const isPublicKey = (key: string): boolean => {
  try {
    return imported(key).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

export function isSigned(body: Buffer, { signature }: Pick<Signature, 'signature'>, { key }: PublicKey): boolean {
  return verify(null, body, imported(key), Buffer.from(signature, 'base64'))
}
