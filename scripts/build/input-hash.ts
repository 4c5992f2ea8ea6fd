import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { sharedLibraries } from '@xhkt/platform/shared-libraries'
import { areaEntry, entriesOf, loaders } from './entries.ts'
import { Lockfile } from './lockfile.ts'
import { ModuleGraph } from './module-graph.ts'
import { packageDir, root } from '../lib/paths.ts'
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

function hashOf(at: string, files: Iterable<string>, facts: unknown = null): string {
  const hash = createHash('sha256')
  for (const file of [...new Set(files)].sort()) hash.update(file).update('\0').update(readFileSync(path.join(at, file))).update('\0')
  return hash.update(JSON.stringify(facts)).digest('hex').slice(0, 10)
}

// Code that runs after packing (store, pointer, commands) changes no release.
const tooling = ['scripts/build', 'scripts/release/pack']
/** The package that depends on the shared libraries, and so has their versions. */
const provider = 'shared/platform'
/** Packages whose versions are in the containers of areas. */
const versioned = [provider, 'shared/contract', 'shared/kit']

/** The container alone takes libraries from the host. The build of a release runs its routes and renders its skeletons. */
const isContainer = (entry: string): boolean => entry.endsWith(areaEntry.replace('.', ''))

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
const isPackage = (specifier: string): boolean => !/^(\.|node:)/.test(specifier)

/** The inputs of the hash in a release's name. */
export interface Inputs {
  /** Relative to the root, with `/`. */
  files: string[]
  /** Packages that the bundle or the build tooling imports, and their dependencies, as `name@version`. */
  packages: string[]
  /** Libraries that the bundle takes from the host, as `name@version`: its container contains the versions. */
  provided: string[]
  /** The fields of `package.json` that webpack reads, of each workspace package with one of the files. */
  workspace: unknown[]
  /** The browsers that scripts and styles are compiled for. */
  browsers: unknown
}

const manifestIn = (folder: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, unknown>

/** Everything that the build of an owner reads. `at` is the project's root. */
export function inputsOf(owner: Owner, at = root): Inputs {
  const lockfile = new Lockfile(path.join(at, 'pnpm-lock.yaml'))
  const folder = path.basename(packageDir(owner))
  const provided = owner === 'host' ? [] : sharedLibraries.map(({ name }) => name)
  const kit = owner === 'host' ? [] : providedFiles(at)
  const entries = entriesOf(owner, path.join(at, folder)).map((entry) => path.posix.join(folder, entry))
  // antd's style sheets are generated.
  const tools = ['scripts/build/build.ts', ...(owner === 'host' ? ['scripts/build/antd-css.ts'] : [])]
  const graph = new ModuleGraph(at, [...entries, ...tools], lockfile.external())
  const bundle = entries.map((entry) => graph.linkedFrom([entry], isContainer(entry) ? [...provided, ...kit] : []))
  const build = graph.linkedFrom(tools)

  const imports = bundle.flatMap((part) => part.imports)
  const linked = [...imports, ...build.imports].filter(({ specifier }) => isPackage(specifier) && !provided.includes(specifier))
  const byName = Object.values(loaders).map((specifier) => ({ specifier, importer: 'scripts/build/entries.ts' }))
  const ids = [...linked, ...byName].map(({ specifier, importer }) => lockfile.idOf(packageOf(specifier), importer))
  const taken = [...new Set(imports.flatMap(({ specifier }) => (provided.includes(specifier) ? [packageOf(specifier)] : [])))]

  // Other folders of `scripts` do not shape a release. Modules of `shared` that the tooling imports do.
  const files = [...bundle.flatMap((part) => part.files), ...build.files.filter((file) => !file.startsWith('scripts/')), ...tooling.flatMap((dir) => filesIn(at, dir))]
  const folders = [...new Set(files.map((file) => lockfile.folderOf(file))), ...versioned]
  return {
    files: [...new Set([...files, ...filesIn(at, `${folder}/static`)])].sort(),
    packages: lockfile.closure(ids),
    provided: taken.filter((name) => !name.startsWith('@xhkt/')).map((name) => lockfile.idOf(name, `${provider}/`)).sort(),
    workspace: [...new Set(folders)].sort().map((dir) => fieldsOf(path.join(at, dir))),
    browsers: manifestIn(at).browserslist,
  }
}

function fieldsOf(folder: string): unknown {
  const { name, version, sideEffects } = manifestIn(folder)
  return { name, version, sideEffects }
}

/** Ten hex digits that change with any input of an owner's build, and are the same on every machine. */
export function inputHash(owner: Owner, at = root): string {
  const { files, ...facts } = inputsOf(owner, at)
  return hashOf(at, files, facts)
}

/** Ten hex digits that change with the build tooling, the lockfile or the list of browsers. `more` are further folders of tooling. */
export function toolingHash(...more: string[]): string {
  return hashOf(root, ['pnpm-lock.yaml', ...[...tooling, ...more].flatMap((dir) => filesIn(root, dir))], manifestIn(root).browserslist)
}
