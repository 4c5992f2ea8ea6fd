import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Owner } from '@xhkt/contract/federation/areas'
import { manifestName, type ReleaseFile, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { signatureName } from './pack/signature-name.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { encodings, isCompressed } from './pack/compress.ts'
import { Refusal } from './refusal.ts'
import { isSigned, type PublicKey, type Signature } from './signing/signature.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** A release whose files are what was packed. */
export interface VerifiedRelease {
  manifest: ReleaseManifest
  /** The digest of the manifest, as an `integrity` value. */
  digest: string
}

export interface ReleaseName {
  owner: Owner
  release: string
}

const decoders = { br: promisify(brotliDecompress), gz: promisify(gunzip) }

export const integrityOf = (body: Buffer): string => `sha384-${createHash('sha384').update(body).digest('base64')}`

/** The names of a release's files: those that the manifest lists, their compressed copies, the manifest and its signature. */
export function namesOf(manifest: Pick<ReleaseManifest, 'files'>): string[] {
  const listed = Object.keys(manifest.files)
  const copies = listed.filter(isCompressed).flatMap((name) => encodings.map((encoding) => `${name}.${encoding}`))
  return [...listed, ...copies, signatureName, manifestName]
}

async function problemsOfFile(read: (name: string) => Promise<Buffer | undefined>, name: string, listed: ReleaseFile): Promise<string[]> {
  const body = await read(name)
  if (!body) return [`${name} is missing`]
  if (body.length !== listed.size) return [`${name} has ${body.length} bytes, the manifest says ${listed.size}`]
  if (integrityOf(body) !== listed.sha384) return [`${name} is not what was packed: its sha384 is different`]
  if (!isCompressed(name)) return []
  const problems = await Promise.all(
    encodings.map(async (encoding) => {
      const copy = await read(`${name}.${encoding}`)
      if (!copy) return `${name}.${encoding} is missing`
      // One byte more than allowed: a limit for a copy that decodes to an endless file.
      const decoded = await decoders[encoding](copy, { maxOutputLength: body.length + 1 }).catch(() => null)
      return decoded?.equals(body) ? '' : `${name}.${encoding} does not decode to ${name}`
    }),
  )
  return problems.filter(Boolean)
}

function signatureIn(mark: Buffer): Signature {
  try {
    return JSON.parse(mark.toString()) as Signature
  } catch {
    throw new Refusal('broken', `${signatureName} is not a signature`)
  }
}

/** The manifest and its digest, after its signature is checked against the known keys. */
async function signedManifest(read: (name: string) => Promise<Buffer | undefined>, keys: PublicKey[]): Promise<VerifiedRelease> {
  const [body, mark] = [await read(manifestName), await read(signatureName)]
  if (!body) throw new Refusal('broken', `There is no ${manifestName}: the release is missing or incomplete`)
  if (!mark) throw new Refusal('broken', `The release is not signed: there is no ${signatureName}`)
  const signature = signatureIn(mark)
  const key = keys.find(({ id }) => id === signature.key)
  if (!key) throw new Refusal('broken', `The release is signed by key ${signature.key}, which keys.json does not list`)
  if (!isSigned(body, signature, key)) {
    throw new Refusal('broken', `The signature of key ${key.id} does not match this ${manifestName}: it was changed after it was signed`)
  }
  return { manifest: JSON.parse(body.toString()) as ReleaseManifest, digest: integrityOf(body) }
}

/**
 * Checks the manifest against its signature, and the release against its manifest: every file is there with its bytes, the
 * compressed copies decode to them, and there are no other files. Throws a `Refusal` that names each problem.
 */
export async function verify(
  store: ReleaseStore,
  { prefix, keys, expected }: { prefix: string; keys: PublicKey[]; expected?: ReleaseName },
): Promise<VerifiedRelease> {
  const read = async (name: string): Promise<Buffer | undefined> => (await store.get(`${prefix}${name}`))?.body
  const verified = await signedManifest(read, keys)
  const { manifest } = verified
  const named = expected && (manifest.owner !== expected.owner || manifest.release !== expected.release)
  if (named) throw new Refusal('broken', `${prefix} holds ${manifest.owner} ${manifest.release}: a release under another's name`)
  const allowed = new Set(namesOf(manifest))
  const extra = (await store.list(prefix)).map((key) => key.slice(prefix.length)).filter((name) => !allowed.has(name))
  const faults = await mapConcurrently(Object.entries(manifest.files), ([name, listed]) => problemsOfFile(read, name, listed))
  const problems = [...faults.flat(), ...extra.map((name) => `${name} is not listed in the manifest`)]
  if (problems.length > 0) throw new Refusal('broken', `${manifest.owner} ${manifest.release} is not what was packed`, problems)
  return verified
}
