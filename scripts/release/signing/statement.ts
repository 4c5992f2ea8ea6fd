import type { KeyObject } from 'node:crypto'
import type { previewKind } from '@xhkt/contract/federation/preview'
import { signedText } from '@xhkt/contract/federation/signed-text'
import { describeRight, mayDo, type Verb } from './rights.ts'
import { isSigned, publicKeyOf, type Signature, signatureOf } from './signature.ts'
import type { StoreKeys } from './store-keys.ts'

/** What a statement says. A signature of one kind is none of another. */
type Kind = 'approval' | 'change' | 'freeze' | typeof previewKind

const bytesOf = (kind: Kind, body: object): Buffer => Buffer.from(signedText(kind, body))

/** The statement with the id of the key and its signature, which covers everything else. */
export function signStatement<Body extends object>(kind: Kind, body: Body, key: KeyObject): Body & Signature {
  const signed = { ...body, key: publicKeyOf(key).id }
  return { ...signed, signature: signatureOf(bytesOf(kind, signed), key).signature }
}

interface Claimed {
  kind: Kind
  verb: Verb
  owner: string
  /** The seq of a change. What a retired key signed counts up to a seq; without one nothing counts. */
  seq?: number
}

/** Why a statement does not count, as "it is not signed"; null if a key that may make it has signed it. */
export function problemOfStatement(statement: Partial<Signature>, { keys }: StoreKeys, claimed: Claimed): string | null {
  const { kind, verb, owner, seq = Infinity } = claimed
  const { signature, ...body } = statement
  if (!signature || !body.key) return 'it is not signed'
  const key = keys.find(({ id }) => id === body.key)
  if (!key) return `it is signed by key ${body.key}, which keys.json does not list`
  if (!isSigned(bytesOf(kind, body), { signature }, key)) return `it was changed after key ${key.id} signed it`
  if (key.retired && seq > key.retired.seq) return `it is signed by key ${key.id}, which was retired`
  return mayDo(key, verb, owner) ? null : `it is signed by key ${key.id}, which may not ${describeRight(verb, owner)}`
}
