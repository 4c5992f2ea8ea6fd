import { Misuse } from '../../lib/usage.mjs'
import { putCall, sessionOf, siblingOf } from './call.ts'
import { baseOf, callWith } from './call-names.ts'
import type { Changes } from './changes.ts'
import { answersOf } from './contract.ts'
import { newFeature } from './feature.ts'
import { oneOf } from './names.ts'
import type { ShownRequest } from './request.ts'
import { type PageNames, pageStyle, pageTestText, pageText, personalPageText, rowText, skeletonText } from './templates/page.ts'
import { specifier, type Tree } from './tree.ts'

const pathsHead = '/** The addresses to which only pages of this area link. */\n'

/** Adds the address of a page to which only its own area links. */
function addAddress(changes: Changes, source: string, { feature, address }: PageNames): void {
  const file = `${source}/paths.ts`
  const line = `export const ${feature.camel}Path = '${address}'\n`
  if (changes.has(file)) changes.edit(file, (text) => text + line)
  else changes.create(file, pathsHead + line)
}

function addRoute(changes: Changes, source: string, skeleton: string, { feature, title, address, call, session }: PageNames): void {
  const file = `${source}/routes.ts`
  if (changes.read(file).includes(`'${address}'`)) throw new Misuse(`${file} has ${address} already. Nothing was written.`)
  const fields = [`path: '${address}',`, `title: '${title}',`, `page: '${feature.kebab}',`, `access: '${session ? 'session' : 'public'}',`]
  const early = `early: [{ path: '${call.split(' ')[1] ?? ''}', also: ['page'] }],`
  const lines = ['  {', ...[...fields, `skeleton: '${skeleton}',`, early].map((line) => `    ${line}`), '  },']
  changes.insert(file, lines.join('\n'), /^\]/)
  const load = `() => import(/* webpackChunkName: "${feature.kebab}" */ './features/${feature.kebab}/ui/${feature.kebab}-page.tsx')`
  const name = feature.kebab.includes('-') ? `'${feature.kebab}'` : feature.kebab
  changes.insert(`${source}/entry.tsx`, `  ${name}: ${load},`, /^\}/)
}

/** The page itself, as a list of the personal centre. */
function addPersonalPage(changes: Changes, tree: Tree, source: string, page: string, names: PageNames): void {
  const from = (name: string) => specifier(page, tree.exporting(source, name))
  changes.create(page, personalPageText(names, { PersonalList: from('PersonalList'), Rows: from('Rows'), keepShown: from('keepShown'), rowBones: from('rowBones') }))
  const titles = tree.exporting(source, 'titles')
  const own = `import * as ownPaths from '${specifier(titles, `${source}/paths.ts`)}'`
  if (!changes.read(titles).includes(own)) changes.addImport(titles, own)
  changes.insert(titles, `  [ownPaths.${names.feature.camel}Path]: '${names.title}',`, /^\}/)
}

/** Creates a page with its own frame and skeleton. */
function addPlainPage(changes: Changes, tree: Tree, area: string, page: string, names: PageNames): void {
  const { feature } = names
  const source = `remote-${area}/src`
  const others = answersOf(tree, area).findLast((file) => file !== `${source}/answers.ts`)
  changes.create(page, pageText(names, others && specifier(page, others)))
  changes.create(page.replace('.tsx', '.module.css'), pageStyle)
  changes.create(page.replace('-page.tsx', '-skeleton.tsx'), skeletonText(names))
  const line = `export { ${feature.pascal}Skeleton } from './features/${feature.kebab}/ui/${feature.kebab}-skeleton.tsx'\n`
  const skeletons = `${source}/skeletons.tsx`
  if (changes.has(skeletons)) changes.edit(skeletons, (text) => `${text.trimEnd()}\n\n${line}`)
  else changes.create(skeletons, line)
}

/** Adds a line to the changelog, under "Unreleased". */
function addToChangelog(changes: Changes, area: string, line: string): void {
  changes.edit(`remote-${area}/CHANGELOG.md`, (text) => {
    const [before, after] = text.split(/(?<=^## Unreleased\n\n)/m)
    if (after !== undefined) return `${before}${line}\n${after}`
    return /^## /m.test(text) ? text.replace(/^## /m, `## Unreleased\n\n${line}\n\n## `) : `${text.trimEnd()}\n\n## Unreleased\n\n${line}\n`
  })
}

export function addPage(changes: Changes, tree: Tree, { area, names, title }: ShownRequest): string[] {
  const source = `remote-${area}/src`
  const folder = newFeature(changes, area, names.kebab)
  const isPersonal = area === 'personal'
  const session = sessionOf(area)
  const call = callWith('GET', `/v1${session === 'required' ? '/user' : ''}/${names.kebab}/list`, session)
  const sibling = siblingOf(call)
  if (sibling) throw new Misuse(`The contract has ${sibling} below ${baseOf(sibling.split(' ')[1] ?? '')} already. Take another name. Nothing was written.`)
  const address = isPersonal ? `/personal/${names.camel}` : `/${names.kebab}`
  const page: PageNames = { feature: names, row: oneOf(names), title, address, call: call.name, session: session === 'required' }
  const file = `${folder}/ui/${names.kebab}-page.tsx`
  putCall(changes, tree, call, { area, feature: names, title })
  addAddress(changes, source, page)
  addRoute(changes, source, isPersonal ? 'mine' : names.kebab, page)
  if (isPersonal) addPersonalPage(changes, tree, source, file, page)
  else addPlainPage(changes, tree, area, file, page)
  changes.create(`${folder}/ui/${page.row.kebab}-row.tsx`, rowText(page))
  changes.create(file.replace('.tsx', '.test.tsx'), pageTestText(page))
  addToChangelog(changes, area, `- ${title}: a new page.`)
  return [
    `npm run dev -- ${area} shows it on ${address}.`,
    `By hand: the fields of a row (shared/contract/src/${names.kebab}.ts), the sandbox's answer (sandbox/src/domains/${names.kebab}), what a row shows (${folder}/ui). Then npm run report:contract.`,
    `To add an action: npm run new -- call ${area} ${names.kebab} 'DELETE ${call.path.replace(/\/list$/, '')}'. Continue with docs/guides/add-a-page.md.`,
  ]
}
