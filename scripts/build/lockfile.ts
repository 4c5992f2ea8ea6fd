import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Versions by name. */
type Versions = Record<string, string>

interface Importer {
  dependencies?: Record<string, { version: string }>
  devDependencies?: Record<string, { version: string }>
}

interface Snapshot {
  dependencies?: Versions
  optionalDependencies?: Versions
}

interface Content {
  importers: Record<string, Importer>
  packages: Record<string, { resolution?: { integrity?: string } }>
  snapshots: Record<string, Snapshot>
}

export interface LockedPackage {
  /** The digest of its archive, as `sha512-…`. */
  integrity: string | undefined
  /** Its direct dependencies, as `name@version`. */
  dependencies: string[]
}

const withoutPeers = (id: string): string => id.replace(/\(.*/, '')

/** Versions of packages in `pnpm-lock.yaml`, which are the same on every operating system. */
export class Lockfile {
  /** Locked versions by package folder and name; `link:` marks a package of the workspace. The inner folder comes first. */
  private readonly importers: Map<string, Map<string, string>>
  private readonly packages: Content['packages']
  private readonly snapshots: Content['snapshots']

  constructor(file: string) {
    // In this schema every value is a text.
    const { importers, packages, snapshots } = parse(readFileSync(file, 'utf8'), { schema: 'failsafe' }) as Content
    this.packages = packages
    this.snapshots = snapshots
    const folders = Object.entries(importers).sort(([one], [other]) => other.length - one.length)
    this.importers = new Map(
      folders.map(([folder, { dependencies, devDependencies }]) => {
        const versions = Object.entries({ ...dependencies, ...devDependencies })
        return [folder, new Map(versions.map(([name, { version }]) => [name, version]))]
      }),
    )
  }

  /** Names of the direct dependencies of all workspace packages, without workspace packages. */
  external(): string[] {
    const all = [...this.importers.values()].flatMap((versions) => [...versions])
    return [...new Set(all.flatMap(([name, version]) => (version.startsWith('link:') ? [] : [name])))]
  }

  /** The folder of a file's workspace package. */
  folderOf(file: string): string {
    return [...this.importers.keys()].find((folder) => file.startsWith(`${folder}/`)) ?? '.'
  }

  /** The package that the file imports by this name, as `react@19.3.1`. */
  idOf(name: string, importer: string): string {
    const version = this.importers.get(this.folderOf(importer))?.get(name)
    if (!version) throw new Error(`${importer} imports ${name}, which is not a dependency of its package in pnpm-lock.yaml`)
    return this.key(name, version)
  }

  /** These packages and their direct and indirect dependencies, as sorted `name@version`. */
  closure(ids: Iterable<string>): string[] {
    const found = new Set<string>()
    const visit = (id: string): void => {
      if (found.has(id)) return
      found.add(id)
      const { dependencies, optionalDependencies } = this.snapshots[id] ?? {}
      for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) visit(this.key(name, version))
    }
    for (const id of ids) visit(id)
    return [...new Set([...found].map(withoutPeers))].sort()
  }

  /** What the lockfile says of these packages, which `closure` has named. A package that differs by its peers is one. */
  describe(ids: readonly string[]): Record<string, LockedPackage> {
    const found = new Map<string, LockedPackage>()
    for (const id of ids) found.set(id, { integrity: this.packages[id]?.resolution?.integrity, dependencies: [] })
    for (const [key, { dependencies, optionalDependencies }] of Object.entries(this.snapshots)) {
      const versions = Object.entries({ ...dependencies, ...optionalDependencies })
      found.get(withoutPeers(key))?.dependencies.push(...versions.map(([name, version]) => withoutPeers(this.key(name, version))))
    }
    return Object.fromEntries(found)
  }

  /** The version of an alias is the id of its package. */
  private key(name: string, version: string): string {
    const id = `${name}@${version}`
    const known = [id, version].find((one) => one in this.snapshots)
    if (!known) throw new Error(`pnpm-lock.yaml has no ${id}`)
    return known
  }
}
