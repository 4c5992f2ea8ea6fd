import path from 'node:path'
import { owners, type Owner } from '@xhkt/contract/federation/areas'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { callsFrom, pageFiles } from '../../lib/page-calls.ts'
import { packageDir } from '../../lib/paths.mjs'

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
  const shell = path.join(packageDir('host'), 'src/index.ts')
  const always = callsFrom(shell, { lazy: false })
  const onDemand = callsFrom(shell, { lazy: true }).filter((call) => !always.includes(call))
  const rows = (await Promise.all(owners.map((owner) => rowsOf(owner, always)))).flat()
  const head = [
    '# The calls of each page',
    'Written by `npm run report:contract` from the sources; not to be edited. A page makes a call only when a learner opens what needs the answer.',
  ]
  const table = ['| address | calls |', '|---|---|', `| every page | ${inCode(always)} |`, `| every page: its dialogs | ${inCode(onDemand)} |`, ...rows]
  return `${[...head, table.join('\n')].join('\n\n')}\n`
}
