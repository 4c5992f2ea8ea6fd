import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Owner } from '@xhkt/contract/federation/areas'
import { manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { problemOfAttestation } from './attestation.ts'
import { readerOf } from './document/document.ts'
import { recordOf, text } from './document/shape.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { type Encoding, encodings, isCompressed } from './pack/compress.ts'
import { copiesName } from './pack/copies-name.ts'
import type { CopyDigests } from './pack/describe-files.ts'
import { integrityOf } from './pack/integrity.ts'
import { attestationName, provenanceName } from './pack/private-files.ts'
import { signatureName } from './pack/signature-name.ts'
import { Refusal } from './refusal.ts'
import { parseManifest, prefixOf, refuseOtherRelease } from './release-folder.ts'
import { mayDo } from './signing/rights.ts'
import { isSigned, parseSignature } from './signing/signature.ts'
import type { KnownKey } from './signing/store-keys.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** A release whose files are what was packed. */
export interface VerifiedRelease {
  manifest: ReleaseManifest
  /** The digest of the manifest, as an `integrity` value. */
  digest: string
}

/** A release and the key that signed it. */
interface SignedRelease extends VerifiedRelease {
  signer: KnownKey
}

export interface ReleaseName {
  owner: Owner
  release: string
}

const decoders = { br: promisify(brotliDecompress), gz: promisify(gunzip) }

/** Does the release say how it was built? Those that were packed before 2026-11-29 do not. */
export const isAttested = ({ files }: Pick<ReleaseManifest, 'files'>): boolean => Object.hasOwn(files, provenanceName)

/** The names of a release's files: those that the manifest lists, their compressed copies, the manifest and what is signed with it. */
export function namesOf(manifest: Pick<ReleaseManifest, 'files'>): string[] {
  const listed = Object.keys(manifest.files)
  const copies = listed.filter(isCompressed).flatMap((name) => encodings.map((encoding) => `${name}.${encoding}`))
  return [...listed, ...copies, ...(isAttested(manifest) ? [attestationName] : []), signatureName, manifestName]
}

type Read = (name: string) => Promise<Buffer | undefined>

const parseCopies = readerOf<CopyDigests>({ shape: recordOf(text), meaning: '', remedy: 'Publish the release again' })

interface Copy {
  name: string
  encoding: Encoding
  copies: CopyDigests | null
}

async function problemOfCopy(read: Read, body: Buffer, { name, encoding, copies }: Copy): Promise<string> {
  const file = `${name}.${encoding}`
  const found = await read(file)
  if (!found) return `${file} is missing`
  // One byte more than allowed: a limit for a copy that decodes to an endless file.
  const decoded = await decoders[encoding](found, { maxOutputLength: body.length + 1 }).catch(() => null)
  if (!decoded?.equals(body)) return `${file} does not decode to ${name}`
  // A decoder ignores what follows the end of its stream.
  return !copies || integrityOf(found) === copies[file] ? '' : `${file} is not what was packed: its sha384 is different`
}

async function problemsOfFile(
  read: Read,
  name: string,
  { files, copies }: Pick<ReleaseManifest, 'files'> & { copies: CopyDigests | null },
): Promise<string[]> {
  const listed = files[name]
  const body = await read(name)
  if (!body || !listed) return [`${name} is missing`]
  if (body.length !== listed.size) return [`${name} has ${body.length} bytes, the manifest says ${listed.size}`]
  if (integrityOf(body) !== listed.sha384) return [`${name} is not what was packed: its sha384 is different`]
  if (!isCompressed(name)) return []
  const problems = await Promise.all(encodings.map((encoding) => problemOfCopy(read, body, { name, encoding, copies })))
  return problems.filter(Boolean)
}

/** The digests of the compressed copies, from a file that the manifest lists. Null if that file is damaged, which `verify` reports. */
function copiesOf(body: Buffer | undefined, { files }: ReleaseManifest, place: string): CopyDigests | null {
  if (!files[copiesName]) throw new Refusal('broken', `The release has no digests of its compressed copies (${copiesName}): build and publish it again`)
  return body && integrityOf(body) === files[copiesName].sha384 ? parseCopies(body.toString(), copiesName, place) : null
}

/** The names that the manifest uses and does not list: a page would request what nobody has verified. */
function unlisted({ entry, assets, firstFiles = [], files }: ReleaseManifest): string[] {
  const ofPages = Object.values(assets).flatMap(({ js, css }) => [...js, ...css])
  const used = [...entry, ...firstFiles, ...ofPages]
  return [...new Set(used)].filter((name) => !Object.hasOwn(files, name)).map((name) => `The manifest uses ${name}, and does not list it`)
}

/** Refuses a release of a key that may not publish its owner, or that was retired before it signed this release. */
function refuseSigner({ id, retired, may }: KnownKey, { manifest: { owner, release }, digest }: VerifiedRelease): void {
  if (!mayDo({ may }, 'publish', owner)) throw new Refusal('broken', `${owner} ${release} is signed by key ${id}, which may not publish ${owner}`)
  if (!retired || retired.keeps[`${owner}/${release}`] === digest) return
  const message = `${owner} ${release} is signed by key ${id}, which was retired (${retired.why}), and is not among the releases that stay`
  throw new Refusal('broken', message, ['Raise the version in package.json and release again: another key signs it then'])
}

/** The manifest, its digest and its signer, after its signature is checked against the keys and what each of them may publish. */
export async function signedManifest(read: Read, { keys, place }: { keys: KnownKey[]; place: string }): Promise<SignedRelease> {
  const [body, mark] = [await read(manifestName), await read(signatureName)]
  if (!body) {
    const how = 'It was never published, its publish was killed, or gc has removed it. Run: npm run release -- pack <area|host>, then publish <area|host>'
    throw new Refusal('broken', `There is no ${manifestName} in ${place}: the release is missing or incomplete`, [how])
  }
  if (!mark) throw new Refusal('broken', `The release is not signed: there is no ${signatureName} in ${place}`)
  const signature = parseSignature(mark.toString(), signatureName, place)
  const key = keys.find(({ id }) => id === signature.key)
  if (!key) throw new Refusal('broken', `The release is signed by key ${signature.key}, which keys.json does not list`)
  if (!isSigned(body, signature, key)) {
    throw new Refusal('broken', `The signature of key ${key.id} does not match this ${manifestName}: it was changed after it was signed`)
  }
  const verified = { manifest: parseManifest(body.toString(), manifestName, place), digest: integrityOf(body) }
  refuseSigner(key, verified)
  return { ...verified, signer: key }
}

/** The signed manifest of a release in a store; its files are not checked. Refuses one without a signature that counts. */
export async function signedRelease(store: ReleaseStore, { owner, release }: ReleaseName, keys: KnownKey[]): Promise<SignedRelease> {
  const prefix = prefixOf(owner, release)
  const read: Read = async (name) => (await store.get(`${prefix}${name}`))?.body
  const found = await signedManifest(read, { keys, place: `${store.place}/${owner}/${release}` })
  refuseOtherRelease(found.manifest, { owner, release })
  return found
}

/**
 * Checks the manifest against its signature, and the files against the manifest: each file has its digest, each compressed copy has its
 * own digest and decodes to the file, the statement on its build is signed, and no other files exist. Throws a `Refusal` that names
 * each problem.
 */
export async function verify(
  store: ReleaseStore,
  { prefix, keys, expected }: { prefix: string; keys: KnownKey[]; expected?: ReleaseName },
): Promise<SignedRelease> {
  const read: Read = async (name) => (await store.get(`${prefix}${name}`))?.body
  const place = `${store.place}/${prefix}`.replace(/\/$/, '')
  const verified = await signedManifest(read, { keys, place })
  const { manifest } = verified
  if (expected) refuseOtherRelease(manifest, expected)
  const digests = await read(copiesName)
  const copies = copiesOf(digests, manifest, place)
  const allowed = new Set(namesOf(manifest))
  const extra = (await store.list(prefix)).map((key) => key.slice(prefix.length)).filter((name) => !allowed.has(name))
  const faults = await mapConcurrently(Object.keys(manifest.files), (name) =>
    problemsOfFile(name === copiesName ? () => Promise.resolve(digests) : read, name, { files: manifest.files, copies }),
  )
  const ofBuild = isAttested(manifest) ? await problemOfAttestation({ read, keys, place }) : ''
  const problems = [...faults.flat(), ...(ofBuild ? [ofBuild] : []), ...unlisted(manifest), ...extra.map((name) => `${name} is not listed in the manifest`)]
  if (problems.length > 0) throw new Refusal('broken', `${manifest.owner} ${manifest.release} is not what was packed`, problems)
  return verified
}
