/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../../lib/paths.mjs'

/** The static imports of a module, except imports of types. */
function importsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const clause = statement.importClause
    const names = clause?.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : null
    const isType = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword || names?.every(({ isTypeOnly }) => isTypeOnly)
    return isType ? [] : [statement.moduleSpecifier.text]
  })
}

/** The file of a bare specifier of `shared`: a module, or the module in a folder of the same name. */
function sharedModule(specifier: string): string {
  const [, folder = '', ...rest] = specifier.split('/')
  const base = path.join(root, 'shared', folder, 'src', ...rest)
  const file = `${base}.ts`
  return existsSync(file) ? file : path.join(base, path.basename(file))
}

const releaseModule = (specifier: string): string => path.join(root, 'scripts/release', `${specifier.slice('@xhkt/release/'.length)}.ts`)

/** The files and packages that are loaded before a command starts, relative to the project. */
function loadedFor(...entries: string[]): string[] {
  const found = new Set<string>()
  const visit = (file: string): void => {
    const name = path.relative(root, file)
    if (found.has(name)) return
    found.add(name)
    for (const imported of importsOf(file)) {
      if (imported.startsWith('.')) visit(path.join(path.dirname(file), imported))
      else if (imported.startsWith('@xhkt/release/')) visit(releaseModule(imported))
      else if (imported.startsWith('@xhkt/')) visit(sharedModule(imported))
      else found.add(imported)
    }
  }
  for (const entry of entries) visit(path.join(root, 'scripts', entry))
  return [...found]
}

// Each loaded file delays a rollback, and a package would load many.
test.each(['rollback', 'promote', 'canary', 'status', 'log'])('%s loads no package before it starts', (name) => {
  const loaded = loadedFor('commands/release/main.mjs', 'commands/release/main.ts', `commands/release/${name}-command.ts`)
  expect(loaded).toContain('scripts/release/pointer/pointer.ts')
  expect(loaded.filter((one) => !existsSync(path.join(root, one)) && !one.startsWith('node:'))).toEqual([])
})

test('loadedFor finds a package', () => {
  expect(loadedFor('release/store/s3-client.ts')).toContain('@aws-sdk/client-s3')
})
