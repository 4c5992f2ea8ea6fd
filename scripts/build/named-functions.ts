import ts from 'typescript'
import type { NamedFunction } from '@xhkt/release/pack/source-maps'

/** The name of a function: its own, that of its class before it, or that of what it is the value of. */
function nameOf(node: ts.SignatureDeclaration): string | undefined {
  const { parent } = node
  const isValue = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)
  const holder = node.name ? node : isValue ? parent : null
  const own = ts.isConstructorDeclaration(node) ? 'constructor' : holder?.name?.getText()
  const owner: ts.Node = (holder ?? node).parent
  const className = own && ts.isClassLike(owner) ? owner.name?.text : undefined
  return className ? `${className}.${own}` : own
}

/** The named functions of a source, in the order of their beginnings. */
export function namedFunctions(file: string, text: string): NamedFunction[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: NamedFunction[] = []
  const visit = (node: ts.Node): void => {
    const name = ts.isFunctionLike(node) && 'body' in node && node.body ? nameOf(node) : undefined
    if (name) {
      const start = source.getLineAndCharacterOfPosition(node.getStart())
      const end = source.getLineAndCharacterOfPosition(node.end)
      found.push([name, start.line + 1, start.character, end.line + 1, end.character])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
