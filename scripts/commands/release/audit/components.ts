import { readerOf } from '@xhkt/release/document/document'
import { listOf, objectOf, optional, type Shape, text } from '@xhkt/release/document/shape'
import { integrityOf } from '@xhkt/release/pack/integrity'
import { sbomName } from '@xhkt/release/pack/private-files'
import { Refusal } from '@xhkt/release/refusal'
import { findManifest, prefixOf } from '@xhkt/release/release-folder'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import type { ReleaseName } from '@xhkt/release/verify'

/** A package in a release. */
export interface Component {
  /** As npm names it, such as `@scope/name`. */
  name: string
  version: string
  /** Ids, expressions or names of licences. */
  licences: string[]
}

interface Licence {
  expression?: string
  license?: { id?: string; name?: string }
}

/** What is read of a component in CycloneDX's format. */
interface Listed {
  group?: string
  name: string
  version?: string
  licenses?: Licence[]
  components?: Listed[]
}

const licenceShape = objectOf<Licence>({
  expression: optional(text),
  license: optional(objectOf<NonNullable<Licence['license']>>({ id: optional(text), name: optional(text) })),
})
const componentShape: Shape = (value, at) =>
  objectOf<Listed>({
    group: optional(text),
    name: text,
    version: optional(text),
    licenses: optional(listOf(licenceShape)),
    components: optional(listOf(componentShape)),
  })(value, at)

const parseSbom = readerOf<{ components?: Listed[] }>({
  shape: objectOf<{ components?: Listed[] }>({ components: optional(listOf(componentShape)) }),
  meaning: 'It lists the packages of a release',
  remedy: 'See "A release is damaged" in docs/runbook/incidents.md',
})

const flat = (listed: Listed[]): Component[] =>
  listed.flatMap(({ group, name, version = '', licenses = [], components = [] }) => [
    {
      name: group ? `${group}/${name}` : name,
      version,
      licences: licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '').filter(Boolean),
    },
    ...flat(components),
  ])

/** The packages in a release of the store, by its SBOM. Refuses a release without one. */
export async function componentsOf(store: ReleaseStore, { owner, release }: ReleaseName): Promise<Component[]> {
  const manifest = await findManifest(store, owner, release)
  if (!manifest) throw new Refusal('broken', `${store.place} has no ${owner} ${release}`)
  const listed = manifest.files[sbomName]
  if (!listed) {
    const how = `Release ${owner} again: npm run release -- ${owner}. Another bundler adds ${sbomName} by its plugin (docs/another-bundler.md)`
    throw new Refusal('broken', `${owner} ${release} has no SBOM, so its packages are unknown: it is of an older checkout, or of another bundler`, [how])
  }
  const key = `${prefixOf(owner, release)}${sbomName}`
  const stored = await store.get(key)
  if (!stored || integrityOf(stored.body) !== listed.sha384) throw new Refusal('broken', `${key} is not what was packed`)
  return flat(parseSbom(stored.body.toString(), key, store.place).components ?? [])
}
