import path from 'node:path'
import { Misuse } from '../../lib/usage.mjs'
import type { Changes } from './changes.ts'
import type { NewCall } from './contract.ts'
import { handlerOf, handlersText, requestOf, rowsTestText, rowsText, type Specifiers } from './templates/sandbox.ts'
import { specifier, type Tree } from './tree.ts'

const folder = 'sandbox/src'
const everyCall = 'every endpoint answers with the data of the contract'

/** The first file that matches. Throws a Misuse if no file matches. */
function onlyFile(tree: Tree, where: string, pattern: RegExp, what: string): string {
  const [file] = tree.filesWith(where, pattern)
  if (file === undefined) throw new Misuse(`No file of ${where} has ${what}. Nothing was written.`)
  return file
}

const endOfHandlers = /^ +\}\) satisfies Partial<Handlers>/
const domains = 'scripts/lint/boundaries/sandbox.cjs'

/** Adds a domain as the last of the order, so that it may import every other domain. */
function addDomain(changes: Changes, name: string): void {
  changes.edit(domains, (text) => text.replace(/^(const sandboxDomains = \[\n(?: .*\n)*)\]/m, (_, list: string) => `${list}  '${name}',\n]`))
}

/** Adds a call to the handlers of its subject. Handlers of a new subject follow the layout of an existing subject. */
function addHandlers(changes: Changes, tree: Tree, { call, subject, title }: NewCall): void {
  const app = onlyFile(tree, folder, /^ +\.\.\.feedbackHandlers\(context\),/m, 'the handlers of every subject')
  const [, pattern = ''] = /import \{ .*feedbackHandlers.* \} from '(.*)'/.exec(changes.read(app)) ?? []
  const file = path.posix.join(path.posix.dirname(app), pattern.replaceAll('feedback', subject.kebab))
  if (changes.has(file)) {
    changes.insert(file, handlerOf(call, subject), endOfHandlers)
    return
  }
  const handlersFolder = path.posix.dirname(file)
  const own = path.posix.basename(handlersFolder) === subject.kebab ? handlersFolder : `${folder}/${subject.kebab}`
  const rows = `${own}/${subject.kebab}.ts`
  const from = (one: string): Specifiers => ({
    Context: specifier(one, tree.exporting(folder, 'Context')),
    Handlers: specifier(one, tree.exporting(folder, 'Handlers')),
    coverAddress: specifier(one, tree.exporting(folder, 'coverAddress')),
    slicePage: specifier(one, tree.exporting(folder, 'slicePage')),
    sandboxOfFile: specifier(one, tree.exporting(folder, 'sandboxOfFile')),
    rows: specifier(one, rows),
  })
  changes.create(file, handlersText(subject, call, from(file)))
  addDomain(changes, subject.kebab)
  if (call.shape === 'list') {
    changes.create(rows, rowsText(subject, call, title, from(rows)))
    changes.create(rows.replace('.ts', '.test.ts'), rowsTestText(call, from(rows)))
  }
  changes.addImport(app, `import { ${subject.camel}Handlers } from '${specifier(app, file)}'`)
  changes.insert(app, `    ...${subject.camel}Handlers(context),`, /^ {2}\}\)$/)
}

/** Adds a call to the sandbox, and to the tests that make every call. */
export function addToSandbox(changes: Changes, tree: Tree, added: NewCall & { area: string }): void {
  const { call, subject, sibling, area } = added
  if (sibling === undefined) addHandlers(changes, tree, added)
  else {
    const file = onlyFile(tree, folder, new RegExp(`^ +'${sibling}': `, 'm'), `the handler of ${sibling}`)
    changes.insert(file, handlerOf(call, subject), endOfHandlers)
  }
  const test = onlyFile(tree, folder, new RegExp(everyCall), everyCall)
  changes.insert(test, requestOf(call), /await sandbox\.data\('GET \/v1\/refresh'/)
  if (call.method !== 'GET') return
  const tried = onlyFile(tree, 'scripts', /^export const triedBy\b/m, 'triedBy')
  changes.insert(tried, `  '${call.name}': '${area}',`, /^\}/)
}
