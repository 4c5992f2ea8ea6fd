import { createHash, type KeyObject } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { manifestName } from '@xhkt/contract/federation/release-manifest'
import { attestationName, provenanceName } from './pack/private-files.ts'
import { Refusal } from './refusal.ts'
import { envelopeOf, parseEnvelope, signedPayload } from './signing/envelope.ts'
import type { PublicKey } from './signing/signature.ts'

const payloadType = 'application/vnd.in-toto+json'

/** A statement of in-toto: the release of this manifest was built as this predicate says. */
const statementOf = (manifest: Buffer, provenance: Buffer): object => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: [{ name: manifestName, digest: { sha256: createHash('sha256').update(manifest).digest('hex') } }],
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: JSON.parse(provenance.toString()) as unknown,
})

/** The signed statement on a release, as the text of its file. */
export const attestationOf = (manifest: Buffer, provenance: Buffer, key: KeyObject): string =>
  JSON.stringify(envelopeOf(payloadType, Buffer.from(JSON.stringify(statementOf(manifest, provenance))), key))

interface Attested {
  read: (name: string) => Promise<Buffer | undefined>
  keys: PublicKey[]
  place: string
}

/** What is wrong with the statement on a release that has a provenance; empty if it is signed and says the same. */
export async function problemOfAttestation({ read, keys, place }: Attested): Promise<string> {
  const [found, manifest, provenance] = await Promise.all([attestationName, manifestName, provenanceName].map((name) => read(name)))
  if (!found) return `${attestationName} is missing`
  // A missing manifest or provenance is reported by a line of its own.
  if (!manifest || !provenance) return ''
  try {
    const payload = signedPayload(parseEnvelope(found.toString(), attestationName, place), payloadType, keys)
    if (!payload) return `${attestationName} has no signature of a key in keys.json`
    const isSame = isDeepStrictEqual(JSON.parse(payload.toString()), statementOf(manifest, provenance))
    return isSame ? '' : `${attestationName} is about another release, or says something else than ${provenanceName}`
  } catch (error) {
    if (error instanceof Refusal || error instanceof SyntaxError) return error.message
    throw error
  }
}
