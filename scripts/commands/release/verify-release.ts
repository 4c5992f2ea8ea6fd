import { Refusal } from '@xhkt/release/refusal'
import { sbomName } from '@xhkt/release/pack/private-files'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import { isAttested, verify } from '@xhkt/release/verify'

type Of = Parameters<typeof verify>[1]

/** What a release is made of, for a person. */
interface Contents {
  files: number
  /** Packages of npm; null for a release without an SBOM. */
  packages: number | null
  line: string
}

/** Refuses a text that is no SBOM by CycloneDX's own schema. */
async function requireSchema(text: string, place: string): Promise<void> {
  // Imported here, as only this check needs the schemas.
  const { Validation } = await import('@cyclonedx/cyclonedx-library')
  const { specVersion } = JSON.parse(text) as { specVersion?: ConstructorParameters<typeof Validation.JsonStrictValidator>[0] }
  const problem: unknown = specVersion ? await new Validation.JsonStrictValidator(specVersion).validate(text) : 'it names no specVersion'
  if (problem !== null) throw new Refusal('broken', `${place}${sbomName} is no SBOM by the schema of CycloneDX`, [JSON.stringify(problem)])
}

/** Verifies a release, and its SBOM by the schema. */
export async function verifyRelease(store: ReleaseStore, of: Of): Promise<Contents> {
  const { manifest } = await verify(store, of)
  const files = Object.keys(manifest.files).length
  if (!isAttested(manifest)) return { files, packages: null, line: 'It says neither what it contains nor how it was built: it is of an older checkout' }
  const built = `built from commit ${manifest.commit ?? 'unknown'}`
  const sbom = await store.get(`${of.prefix}${sbomName}`)
  if (!sbom) return { files, packages: null, line: `${built}, without an SBOM: its bundler has made none (docs/another-bundler.md)` }
  const text = sbom.body.toString()
  await requireSchema(text, of.prefix)
  const { components = [] } = JSON.parse(text) as { components?: unknown[] }
  return { files, packages: components.length, line: `${built}; packages in ${sbomName}: ${components.length}` }
}
