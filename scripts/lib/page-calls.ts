import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { endpoints } from '@xhkt/contract/endpoints'
import type { Owner } from '@xhkt/contract/federation/areas'
import { makesCall } from './made-calls.ts'
import { packageDir, root } from './paths.mjs'

const calls = Object.keys(endpoints)

interface Import {
  file: string
  /** What is imported; null: everything. */
  names: string[] | null
}

interface Module {
  source: string
  /** What loads with it. */
  imports: Import[]
  /** What loads later. */
  lazy: Import[]
}

const shared = /^@xhkt\/(kit|platform)\/(.+)$/
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

function resolved(from: string, specifier: string): string | undefined {
  const [, folder = '', entry = ''] = shared.exec(specifier) ?? []
  const base = folder ? path.join(root, 'shared', folder, 'src', entry) : path.resolve(path.dirname(from), specifier)
  if (!folder && !specifier.startsWith('.')) return undefined
  // An entry of the platform is a folder with a file of its name.
  const files = [...endings.map((ending) => base + ending), ...['.ts', '.tsx'].map((ending) => path.join(base, path.basename(base) + ending))]
  return files.find((file) => /\.tsx?$/.test(file) && existsSync(file))
}

/** The names in the braces of an import of this module; null where it has none. */
function namesFrom(source: string, specifier: string): string[] | null {
  const braces = [...source.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g)].filter(([, , from]) => from === specifier)
  return braces.length === 0 ? null : braces.flatMap(([, names = '']) => names.split(',').map((name) => name.trim().replace(/^type /, '')))
}

const known = new Map<string, Module>()

function moduleOf(file: string): Module {
  const before = known.get(file)
  if (before) return before
  const source = readFileSync(file, 'utf8')
  const importsOf = (text: string): Import[] =>
    ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
      const found = resolved(file, fileName)
      return found ? [{ file: found, names: namesFrom(text, fileName) }] : []
    })
  const imports = importsOf(source.replaceAll(/import\([^)]*\)/g, ''))
  const lazy = importsOf(source).filter((one) => !imports.some((other) => other.file === one.file))
  const module = { source, imports, lazy }
  known.set(file, module)
  return module
}

/** The top-level statements that these names need, with what they need in turn. */
function textFor(source: string, names: readonly string[]): string {
  const statements = source.split(/\n(?=(?:export |const |function |async |\/\*\*))/)
  const declared = new Map(statements.map((text) => [/^(?:export )?(?:async )?(?:const|function) (\w+)/m.exec(text)?.[1] ?? '', text]))
  const needed = new Set<string>()
  const need = (name: string): void => {
    const text = declared.get(name)
    if (text === undefined || needed.has(name)) return
    needed.add(name)
    for (const [word] of text.matchAll(/\w+/g)) need(word)
  }
  names.forEach(need)
  return [...needed].map((name) => declared.get(name)).join('\n')
}

const hostPages = path.join(packageDir('host'), 'src/pages')
const isApi = (file: string): boolean => /\/src\/features\/.*\/api\/[\w-]+\.ts$/.test(file)

/**
 * The calls that a module and what it imports can make. Of the calls of a feature (`api/`), those that somebody imports.
 * @param lazy also what loads later, but for the pages of the host
 */
export function callsFrom(start: string, { lazy }: { lazy: boolean }): string[] {
  const names = new Map<string, Set<string> | null>()
  const visit = ({ file, names: asked }: Import): void => {
    if (lazy && file !== start && file.startsWith(hostPages) && !start.startsWith(hostPages)) return
    const before = names.get(file)
    names.set(file, asked === null || before === null ? null : new Set([...(before ?? []), ...asked]))
    if (before !== undefined) return
    const module = moduleOf(file)
    for (const imported of lazy ? [...module.imports, ...module.lazy] : module.imports) visit(imported)
  }
  visit({ file: start, names: null })
  const texts = [...names].map(([file, asked]) => {
    const { source } = moduleOf(file)
    return isApi(file) && asked ? textFor(source, [...asked]) : source
  })
  return calls.filter((call) => texts.some((text) => makesCall(text, call)))
}

/** The file of each page of an owner, by its name. */
export function pageFiles(owner: Owner): Map<string, string> {
  const entry = path.join(packageDir(owner), 'src', owner === 'host' ? 'pages/host-pages.ts' : 'entry.tsx')
  const lazy = [...readFileSync(entry, 'utf8').matchAll(/^\s+'?([\w-]+)'?: \(\) => import\([^']*'([^']+)'\)/gm)]
  return new Map(lazy.map(([, name = '', specifier = '']) => [name, path.resolve(path.dirname(entry), specifier)]))
}
