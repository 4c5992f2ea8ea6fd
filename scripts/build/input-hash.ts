import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { sharedLibraries } from '@xhkt/platform/shared-libraries'
import { areaEntry, entriesOf, loaders } from './entries.ts'
import { Lockfile, type LockedPackage } from './lockfile.ts'
import { ModuleGraph } from './module-graph.ts'
import { packageDir, root } from '../lib/paths.mjs'
import { providedFiles } from './provided-kit.ts'

function* sources(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'e2e' || entry.name === 'generated') continue
    const file = path.posix.join(dir, entry.name)
    if (entry.isDirectory()) yield* sources(file)
    else if (!/\.(test|spec)\.|\.md$/.test(entry.name)) yield file
  }
}

/** Files of a folder, relative to the root, with `/`. */
function filesIn(at: string, folder: string): string[] {
  const dir = path.join(at, folder).replaceAll(path.sep, '/')
  return existsSync(dir) ? [...sources(dir)].map((file) => path.posix.relative(at.replaceAll(path.sep, '/'), file)) : []
}

function digestOf(at: string, files: Iterable<string>, facts: unknown = null): string {
  const hash = createHash('sha256')
  for (const file of [...new Set(files)].sort()) hash.update(file).update('\0').update(readFileSync(path.join(at, file))).update('\0')
  return hash.update(JSON.stringify(facts)).digest('hex')
}

const hashOf = (...of: Parameters<typeof digestOf>): string => digestOf(...of).slice(0, 10)

export const lockfileName = 'pnpm-lock.yaml'
// Code that runs after packing (store, pointer, commands) changes no release.
const tooling = ['scripts/build', 'scripts/release/pack']
/** The package that depends on the shared libraries, and so has their versions. */
const provider = 'shared/platform'
/** Packages whose versions are in the containers of areas. */
const versioned = [provider, 'shared/contract', 'shared/kit']

/** Is this the entry of the container? It alone takes libraries from the host: the build itself runs routes and renders skeletons. */
const isContainer = (entry: string): boolean => entry.endsWith(areaEntry.replace('.', ''))

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
const isPackage = (specifier: string): boolean => !/^(\.|node:)/.test(specifier)

const manifestIn = (folder: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, unknown>

/** The fields of a `package.json` that webpack reads. */
function fieldsOf(folder: string): unknown {
  const { name, version, sideEffects } = manifestIn(folder)
  return { name, version, sideEffects }
}

/** What the build of an owner reads. The inputs can be passed to another process as JSON. */
export interface Inputs {
  owner: Owner
  /** The release's name, such as `1.0.0-3f2a9c81d4`: the package's version and a hash of the inputs, the same on every machine. */
  release: string
  /** Relative to the root, with `/`. */
  files: string[]
  /** The lockfile and each `package.json` that was read. */
  manifests: string[]
  /** The sha256 of the content of all these files, in hex. */
  content: string
  /** The packages that bundle and tooling import, directly or not, by `name@version`. */
  packages: Record<string, LockedPackage>
}

const contentOf = (at: string, { files, manifests }: Pick<Inputs, 'files' | 'manifests'>): string => digestOf(at, [...files, ...manifests])

/** Has a file changed since the inputs were read? */
export const haveChanged = (inputs: Inputs, at = root): boolean => contentOf(at, inputs) !== inputs.content

const folderOf = (owner: Owner): string => path.basename(packageDir(owner))
const entriesIn = (owner: Owner, at: string): string[] =>
  entriesOf(owner, path.join(at, folderOf(owner))).map((entry) => path.posix.join(folderOf(owner), entry))
// The host's build generates antd's style sheets, so the name of its release covers their generator.
const toolsOf = (owner: Owner): string[] => ['scripts/build/build.ts', ...(owner === 'host' ? ['scripts/build/antd-css.ts'] : [])]

interface Sources {
  lockfile: Lockfile
  graph: ModuleGraph
}

function sourcesOf(owners: readonly Owner[], at: string): Sources {
  const lockfile = new Lockfile(path.join(at, lockfileName))
  const entries = owners.flatMap((owner) => [...entriesIn(owner, at), ...toolsOf(owner)])
  return { lockfile, graph: new ModuleGraph(at, [...new Set(entries)], lockfile.external()) }
}

function inputsIn({ lockfile, graph }: Sources, owner: Owner, at: string): Inputs {
  const provided = owner === 'host' ? [] : sharedLibraries.map(({ name }) => name)
  const kit = owner === 'host' ? [] : providedFiles(at)
  const bundle = entriesIn(owner, at).map((entry) => graph.linkedFrom([entry], isContainer(entry) ? [...provided, ...kit] : []))
  const build = graph.linkedFrom(toolsOf(owner))

  const imports = bundle.flatMap((part) => part.imports)
  const linked = [...imports, ...build.imports].filter(({ specifier }) => isPackage(specifier) && !provided.includes(specifier))
  const byName = Object.values(loaders).map((specifier) => ({ specifier, importer: 'scripts/build/entries.ts' }))
  const ids = [...linked, ...byName].map(({ specifier, importer }) => lockfile.idOf(packageOf(specifier), importer))
  const taken = [...new Set(imports.flatMap(({ specifier }) => (provided.includes(specifier) ? [packageOf(specifier)] : [])))]

  // Modules of `shared` and of `scripts/lib` that the tooling imports shape a release, other folders of `scripts` do not.
  const sources = [...bundle.flatMap((part) => part.files), ...build.files.filter((file) => !/^scripts\/(?!lib\/)/.test(file)), ...tooling.flatMap((dir) => filesIn(at, dir))]
  const files = [...new Set([...sources, ...filesIn(at, `${folderOf(owner)}/static`)])].sort()
  const folders = [...new Set([...sources.map((file) => lockfile.folderOf(file)), ...versioned])].sort()
  const manifests = [lockfileName, ...['.', folderOf(owner), ...folders].map((folder) => path.posix.join(folder, 'package.json'))]
  // Packages that the bundle or the build tooling imports, and their dependencies.
  const packages = lockfile.closure(ids)
  const hash = hashOf(at, files, {
    packages,
    // The container contains the versions of the libraries that it takes from the host.
    provided: taken.filter((name) => !name.startsWith('@xhkt/')).map((name) => lockfile.idOf(name, `${provider}/`)).sort(),
    workspace: folders.map((dir) => fieldsOf(path.join(at, dir))),
    browsers: manifestIn(at).browserslist,
  })
  const { version } = manifestIn(path.join(at, folderOf(owner)))
  return { owner, release: `${String(version)}-${hash}`, files, manifests, content: contentOf(at, { files, manifests }), packages: lockfile.describe(packages) }
}

/** The inputs of one owner. `at` is the project's root. */
export const inputsOf = (owner: Owner, at = root): Inputs => inputsIn(sourcesOf([owner], at), owner, at)

/** The inputs of each of these owners. The modules that several import are read once. */
export function inputsOfAll(owners: readonly Owner[], at = root): Inputs[] {
  const sources = sourcesOf(owners, at)
  return owners.map((owner) => inputsIn(sources, owner, at))
}

/** Ten hex digits that change with the build tooling, the lockfile or the list of browsers. `more` are further folders of tooling. */
export function toolingHash(...more: string[]): string {
  return hashOf(root, [lockfileName, ...[...tooling, ...more].flatMap((dir) => filesIn(root, dir))], manifestIn(root).browserslist)
}
