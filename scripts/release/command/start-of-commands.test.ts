/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../../build/paths.ts'

/** What a module imports to run, but for what it imports when it needs it. */
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

/** The module that a bare specifier of `shared` names: a file of its own, or the one that its folder is named for. */
function sharedModule(specifier: string): string {
  const [, folder = '', ...rest] = specifier.split('/')
  const place = path.join(root, 'shared', folder, 'src', ...rest)
  const file = `${place}.ts`
  return existsSync(file) ? file : path.join(place, path.basename(file))
}

/** The files that are loaded before a command begins, relative to the project, and the packages. */
function loadedFor(...entries: string[]): string[] {
  const found = new Set<string>()
  const visit = (file: string): void => {
    const name = path.relative(root, file)
    if (found.has(name)) return
    found.add(name)
    for (const imported of importsOf(file)) {
      if (imported.startsWith('.')) visit(path.join(path.dirname(file), imported))
      else if (imported.startsWith('@xhkt/')) visit(sharedModule(imported))
      else found.add(imported)
    }
  }
  for (const entry of entries) visit(path.join(root, 'scripts/release', entry))
  return [...found]
}

// Whoever takes a release back waits for each of these files, and for all that a package draws in.
test.each(['rollback', 'promote', 'canary', 'status', 'log'])('%s loads no package before it begins', (name) => {
  const loaded = loadedFor('main.mjs', 'main.ts', `command/${name}-command.ts`)
  expect(loaded).toContain('scripts/release/pointer/pointer.ts')
  expect(loaded.filter((one) => !existsSync(path.join(root, one)) && !one.startsWith('node:'))).toEqual([])
})

test('a package is found where one is loaded', () => {
  expect(loadedFor('testing/killed-promotes.ts')).toContain('webpack')
})
