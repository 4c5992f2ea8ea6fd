import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** `manifest.sig`: the ed25519 signature of the manifest's bytes in base64, and the id of the key. */
export interface Signature {
  key: string
  signature: string
}

/** A public key as `keys.json` lists it. */
export interface PublicKey {
  /** The first 16 hex digits of the key's sha256. */
  id: string
  /** SPKI in DER, base64. */
  key: string
  added_at: string
  by: string
  /** Generated for a store on the same machine. Such a key is never added to a list that has another kind of key. */
  development: boolean
}

const spki = (key: KeyObject): Buffer => createPublicKey(key).export({ type: 'spki', format: 'der' })

export function publicPart(privateKey: KeyObject): Pick<PublicKey, 'id' | 'key'> {
  const der = spki(privateKey)
  return { id: createHash('sha256').update(der).digest('hex').slice(0, 16), key: der.toString('base64') }
}

export function signatureOf(body: Buffer, privateKey: KeyObject): Signature {
  return { key: publicPart(privateKey).id, signature: sign(null, body, privateKey).toString('base64') }
}

export function isSigned(body: Buffer, { signature }: Signature, { key }: PublicKey): boolean {
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), type: 'spki', format: 'der' })
  return verify(null, body, publicKey, Buffer.from(signature, 'base64'))
}
