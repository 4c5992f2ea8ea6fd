import { readFileSync } from 'node:fs'

interface Entry {
  [key: string]: Entry | string
}

/** Reads a section of the lockfile by its indentation, which takes a few milliseconds; a YAML parser takes 300. */
function readSection(text: string, name: string): Entry {
  const section: Entry = {}
  const open: { indent: number; entry: Entry }[] = [{ indent: 0, entry: section }]
  const [, lines = ''] = new RegExp(`\\n${name}:\\n([^]*?)(?:\\n\\w|$)`).exec(text) ?? []
  for (const line of lines.split('\n')) {
    const [, spaces = '', quoted, plain, value] = /^( +)(?:'([^']+)'|([^\s'-].*?)):(?: (.+))?$/.exec(line) ?? []
    const key = quoted ?? plain
    if (key === undefined) continue
    while ((open.at(-1)?.indent ?? 0) >= spaces.length) open.pop()
    const entry: Entry = {}
    const parent = open.at(-1)?.entry ?? section
    parent[key] = value && value !== '{}' ? value.replace(/^'(.*)'$/, '$1') : entry
    open.push({ indent: spaces.length, entry })
  }
  return section
}

const textIn = (entry: Entry, key: string): string => {
  const found = entry[key]
  return typeof found === 'string' ? found : ''
}

const mapIn = (entry: Entry, key: string): Entry => {
  const found = entry[key]
  return typeof found === 'object' ? found : {}
}

const withoutPeers = (id: string): string => id.replace(/\(.*/, '')

/** Versions of packages in `pnpm-lock.yaml`, which are the same on every operating system. */
export class Lockfile {
  /** Locked versions by package folder and name; `link:` marks a package of the workspace. The inner folder comes first. */
  private readonly importers: Map<string, Map<string, string>>
  private readonly snapshots: Entry

  constructor(file: string) {
    const text = `\n${readFileSync(file, 'utf8').replaceAll('\r\n', '\n')}`
    this.snapshots = readSection(text, 'snapshots')
    const versions = (importer: Entry): [string, string][] =>
      ['dependencies', 'devDependencies'].flatMap((kind) =>
        Object.keys(mapIn(importer, kind)).map((name): [string, string] => [name, textIn(mapIn(mapIn(importer, kind), name), 'version')]),
      )
    const importers = readSection(text, 'importers')
    const folders = Object.keys(importers).sort((one, other) => other.length - one.length)
    this.importers = new Map(folders.map((folder) => [folder, new Map(versions(mapIn(importers, folder)))]))
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
      const snapshot = mapIn(this.snapshots, id)
      for (const kind of ['dependencies', 'optionalDependencies']) {
        const versions = mapIn(snapshot, kind)
        for (const name of Object.keys(versions)) visit(this.key(name, textIn(versions, name)))
      }
    }
    for (const id of ids) visit(id)
    return [...new Set([...found].map(withoutPeers))].sort()
  }

  /** The version of an alias is the id of its package. */
  private key(name: string, version: string): string {
    const id = `${name}@${version}`
    const known = [id, version].find((one) => one in this.snapshots)
    if (!known) throw new Error(`pnpm-lock.yaml has no ${id}`)
    return known
  }
}
