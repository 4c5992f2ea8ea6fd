import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { endpoints } from '@xhkt/contract/endpoints'
import { owners, type Owner } from '@xhkt/contract/federation/areas'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { packageDir, root } from '../../lib/paths.mjs'
import { makesCall } from '../../lib/made-calls.ts'

const calls = Object.keys(endpoints)

interface Module {
  /** Files that load together with the module. */
  imports: string[]
  /** Files that load later, by `import()`. */
  lazy: string[]
  /** Calls in the module's own source. */
  calls: string[]
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

const known = new Map<string, Module>()

function moduleOf(file: string): Module {
  const before = known.get(file)
  if (before) return before
  const source = readFileSync(file, 'utf8')
  const importsOf = (text: string) => ts.preProcessFile(text, true, true).importedFiles
  const filesOf = (text: string) => importsOf(text).flatMap(({ fileName }) => resolved(file, fileName) ?? [])
  const imports = filesOf(source.replaceAll(/import\([^)]*\)/g, ''))
  const lazy = filesOf(source).filter((one) => !imports.includes(one))
  const module = { imports, lazy, calls: calls.filter((call) => makesCall(source, call)) }
  known.set(file, module)
  return module
}

const hostPages = path.join(packageDir('host'), 'src/pages')

/** The calls that a module and its imports can make. `lazy` includes files that load later, except the pages of the host. */
function callsFrom(start: string, { lazy }: { lazy: boolean }): string[] {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file) || (lazy && file !== start && file.startsWith(hostPages) && !start.startsWith(hostPages))) return
    seen.add(file)
    const module = moduleOf(file)
    for (const imported of lazy ? [...module.imports, ...module.lazy] : module.imports) visit(imported)
  }
  visit(start)
  const made = new Set([...seen].flatMap((file) => moduleOf(file).calls))
  return calls.filter((call) => made.has(call))
}

/** The files of an owner's pages, by the name of the page. */
export function pageFiles(owner: Owner): Map<string, string> {
  const entry = path.join(packageDir(owner), 'src', owner === 'host' ? 'pages/host-pages.ts' : 'entry.tsx')
  const lazy = [...readFileSync(entry, 'utf8').matchAll(/^\s+'?([\w-]+)'?: \(\) => import\([^']*'([^']+)'\)/gm)]
  return new Map(lazy.map(([, name = '', specifier = '']) => [name, path.resolve(path.dirname(entry), specifier)]))
}

const inCode = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ')

/** The rows of an owner's pages. Leaves out the calls that every page makes. */
async function rowsOf(owner: Owner, always: readonly string[]): Promise<string[]> {
  const files = pageFiles(owner)
  const { routes } = (await import(path.join(packageDir(owner), 'src/routes.ts'))) as { routes: RouteDeclaration[] }
  return [...files].flatMap(([name, file]) => {
    const addresses = routes.filter(({ page, title }) => page === name && title !== '').map((route) => route.path)
    const made = callsFrom(file, { lazy: true }).filter((call) => !always.includes(call))
    return addresses.length > 0 && made.length > 0 ? [`| ${inCode(addresses)} | ${inCode(made)} |`] : []
  })
}

/** The text of `shared/contract/report/calls-of-pages.md`. */
export async function callsOfPagesText(): Promise<string> {
  const frame = path.join(packageDir('host'), 'src/index.ts')
  const always = callsFrom(frame, { lazy: false })
  const onDemand = callsFrom(frame, { lazy: true }).filter((call) => !always.includes(call))
  const rows = (await Promise.all(owners.map((owner) => rowsOf(owner, always)))).flat()
  const head = [
    '# The calls of each page',
    'Written by `npm run report:contract` from the sources; not to be edited. A page makes a call only when a learner opens what needs the answer.',
  ]
  const table = ['| address | calls |', '|---|---|', `| every page | ${inCode(always)} |`, `| every page: its dialogs | ${inCode(onDemand)} |`, ...rows]
  return `${[...head, table.join('\n')].join('\n\n')}\n`
}
