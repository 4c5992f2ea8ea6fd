import type { KeyObject } from 'node:crypto'
import { readerOf } from '../document/document.ts'
import { listOf, objectOf, text } from '../document/shape.ts'
import { isSigned, type PublicKey, signatureOf } from './signature.ts'

/** An envelope of DSSE v1: a payload in base64, and signatures of its type and its bytes. */
interface Envelope {
  payloadType: string
  payload: string
  signatures: { keyid: string; sig: string }[]
}

export const parseEnvelope = readerOf<Envelope>({
  shape: objectOf<Envelope>({ payloadType: text, payload: text, signatures: listOf(objectOf<Envelope['signatures'][number]>({ keyid: text, sig: text })) }),
  meaning: 'It is not a signed statement',
  remedy: 'Publish the release again',
})

/** What a signature covers (`PAE` of DSSE): the type too, so that no statement can be taken for one of another type. */
const signedBytes = (payloadType: string, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `), payload])

export function envelopeOf(payloadType: string, payload: Buffer, privateKey: KeyObject): Envelope {
  const { key: keyid, signature: sig } = signatureOf(signedBytes(payloadType, payload), privateKey)
  return { payloadType, payload: payload.toString('base64'), signatures: [{ keyid, sig }] }
}

/** The payload of this type; null unless one of these keys has signed it. */
export function signedPayload({ payloadType, payload, signatures }: Envelope, type: string, keys: PublicKey[]): Buffer | null {
  const body = Buffer.from(payload, 'base64')
  const isAccepted = signatures.some(({ keyid, sig }) => {
    const key = keys.find(({ id }) => id === keyid)
    return key !== undefined && isSigned(signedBytes(type, body), { signature: sig }, key)
  })
  return payloadType === type && isAccepted ? body : null
}
