import { sourceMapsName } from './source-maps.ts'

/** The packages in a release, as a bill of materials in CycloneDX's format. */
export const sbomName = 'sbom.cdx.json'

/** How a release was built, as a predicate of SLSA provenance. */
export const provenanceName = 'provenance.json'

/** The signed statement that a release was built so. It names the manifest, so the manifest cannot list it. */
export const attestationName = 'attestation.json'

/** The files of a release for the team alone. */
export const privateNames = [sourceMapsName, sbomName, provenanceName, attestationName]

/** Does no web server send a file of this name? A name without `.gz` would find the packed file too. */
export const isPrivateName = (name: string): boolean => privateNames.some((one) => name.startsWith(one.replace(/\.gz$/, '')))
