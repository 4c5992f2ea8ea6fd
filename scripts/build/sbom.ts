import path from 'node:path'
import { Factories } from '@cyclonedx/cyclonedx-library/Contrib/License'
import { ComponentType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums'
import { Bom, Component, Metadata } from '@cyclonedx/cyclonedx-library/Models'
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize'
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec'
import parseLicence from 'spdx-expression-parse'
import { packageOf } from '@xhkt/release/pack/bundled'
import type { Inputs } from './input-hash.ts'
import type { LockedPackage } from './lockfile.ts'

const licences = new Factories.LicenseFactory(parseLicence)
const serializer = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6))

/** The package URL of an npm package. */
const urlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

interface Package {
  name: string
  version: string
  license: string | undefined
}

/** The packages of npm that these files belong to, by `name@version`. */
function packagesOf(files: readonly string[]): Map<string, Package> {
  const found = new Map<string, Package>()
  for (const folder of new Set(files.map((file) => path.dirname(file)))) {
    const owner = packageOf(path.join(folder, 'file'))
    if (!owner?.folder.includes('node_modules')) continue
    const { name, version = '', license } = owner.manifest
    found.set(`${name}@${version}`, { name, version, license })
  }
  return found
}

function componentOf({ name, version, license }: Package, { integrity }: Partial<LockedPackage>): Component {
  const url = urlOf(name, version)
  const [group, short = name] = name.startsWith('@') ? name.split('/') : [undefined, name]
  const component = new Component(ComponentType.Library, short, { group, version, purl: url, bomRef: url })
  if (license) component.licenses.add(licences.makeFromString(license))
  const [, digest] = /^sha512-(.*)$/.exec(integrity ?? '') ?? []
  if (!digest) throw new Error(`${name} ${version} is in the bundle, and pnpm-lock.yaml has no digest of it`)
  component.hashes.set(HashAlgorithm['SHA-512'], Buffer.from(digest, 'base64').toString('hex'))
  return component
}

/**
 * The packages of npm in a bundle, with version, licence and the digest of the lockfile, in CycloneDX's format. `files` are the modules
 * that webpack has put into it. It has no time and no random number, so that the same sources give the same text.
 * @throws Error for a package that the lockfile does not have.
 */
export function sbomOf({ owner, release, packages: locked }: Pick<Inputs, 'owner' | 'release' | 'packages'>, files: readonly string[]): string {
  const root = new Component(ComponentType.Application, owner, { version: release, bomRef: `${owner}@${release}` })
  const components = new Map([...packagesOf(files)].map(([id, found]) => [id, componentOf(found, locked[id] ?? {})]))
  const bom = new Bom({ metadata: new Metadata({ component: root }) })
  for (const [id, component] of components) {
    bom.components.add(component)
    root.dependencies.add(component.bomRef)
    for (const needed of locked[id]?.dependencies ?? []) {
      const other = components.get(needed)
      if (other) component.dependencies.add(other.bomRef)
    }
  }
  return serializer.serialize(bom, { sortLists: true })
}
