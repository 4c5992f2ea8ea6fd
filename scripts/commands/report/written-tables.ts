import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { endpoints } from '@xhkt/contract/endpoints'
import { type Owner, owners } from '@xhkt/contract/federation/areas'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { pageFiles } from '../../lib/page-calls.ts'
import { packageDir, root } from '../../lib/paths.mjs'
import { withTable } from './written-table.ts'

interface Schema {
  properties?: object
  required?: readonly string[]
}

interface Call {
  session: string
  query?: Schema
  body?: Schema
  upload?: true
}

const contract: Record<string, Call | undefined> = endpoints
const inCode = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ')

async function routesOf(owner: Owner): Promise<RouteDeclaration[]> {
  const { routes } = (await import(path.join(packageDir(owner), 'src/routes.ts'))) as { routes: RouteDeclaration[] }
  return routes
}

/** Rows of an owner's pages: addresses, titles and file. */
async function pagesOf(owner: Owner): Promise<string[][]> {
  const routes = await routesOf(owner)
  return [...pageFiles(owner)].map(([name, file]) => {
    const own = routes.filter(({ page }) => page === name)
    const titles = [...new Set(own.map(({ title }) => title).filter(Boolean))]
    return [inCode(own.map((route) => route.path)), titles.join(' · '), inCode([path.relative(path.join(packageDir(owner), 'src'), file)])]
  })
}

const keptAlive = 'kept alive'

/** Rows of all routes. The notes in the last column are handwritten and stay with their route. */
async function routeRows(rows: string[][]): Promise<string[][]> {
  const notes = new Map(rows.map((row) => [`${row[0]} ${row[1]}`, row.at(-1) ?? '']))
  const lists = await Promise.all(owners.map(async (owner) => (await routesOf(owner)).map((route) => ({ owner, ...route }))))
  return lists.flat().map(({ owner, path: route, title, access, page, skeleton, keepAlive }) => {
    const address = inCode([route])
    const byHand = (notes.get(`${owner} ${address}`) ?? '').split('; ').filter((note) => note && note !== keptAlive)
    return [owner, address, title, access, page, skeleton, [...(keepAlive ? [keptAlive] : []), ...byHand].join('; ')]
  })
}

/** The fields that a call sends. An optional field has a question mark. */
function sentBy({ query, body, upload }: Call): string {
  if (upload) return 'the file'
  const fields = [query, body].flatMap((schema) => Object.keys(schema?.properties ?? {}).map((name) => (schema?.required?.includes(name) ? name : `${name}?`)))
  return inCode(fields)
}

/** The row of a call. The calls, their answers and notes are handwritten. */
function callRow([call = '', , , answers = '', notes = '']: string[]): string[] {
  const found = contract[call.slice(1, -1)]
  return found ? [call, found.session, sentBy(found), answers, notes] : [call, 'not in the contract', '', answers, notes]
}

interface WrittenTable {
  /** Path relative to the root. */
  file: string
  heading: string
  header: string[]
  rowsFrom: (rows: string[][]) => string[][] | Promise<string[][]>
}

const tables: WrittenTable[] = [
  ...owners.map((owner) => ({
    file: path.relative(root, path.join(packageDir(owner), 'README.md')),
    heading: 'What it owns',
    header: ['address', 'page', 'file in `src`'],
    rowsFrom: () => pagesOf(owner),
  })),
  { file: 'docs/product/routes.md', heading: 'Route table', header: ['owner', 'path', 'title', 'access', 'page', 'skeleton', 'parameters and notes'], rowsFrom: routeRows },
  { file: 'docs/product/calls.md', heading: 'Calls', header: ['call', 'session', 'sends', 'answers', 'notes'], rowsFrom: (rows) => rows.map(callRow) },
]

/** The pages of the documentation with generated tables, generated and committed. */
export const writtenTables = (): Promise<{ file: string; text: string; committed: string }[]> =>
  Promise.all(
    tables.map(async ({ file, heading, header, rowsFrom }) => {
      const committed = await readFile(path.join(root, file), 'utf8')
      return { file, text: await withTable(committed, heading, header, rowsFrom), committed }
    }),
  )
