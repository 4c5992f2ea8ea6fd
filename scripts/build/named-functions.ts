import ts from 'typescript'
import type { NamedFunction } from '@xhkt/release/pack/source-maps'

/** The name of a function: its own, that of its class before it, or that of what it is the value of. */
function nameOf(node: ts.SignatureDeclaration): string | undefined {
  const { parent } = node
  const holder = 'name' in node && node.name ? node : ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent) ? parent : null
  const own = ts.isConstructorDeclaration(node) ? 'constructor' : holder?.name?.getText()
  const owner = (holder ?? node).parent
  const className = own && owner && ts.isClassLike(owner) ? owner.name?.text : undefined
  return className ? `${className}.${own}` : own
}

/** The named functions of a source, in the order of their beginnings. */
export function namedFunctions(file: string, text: string): NamedFunction[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: NamedFunction[] = []
  const visit = (node: ts.Node): void => {
    const name = ts.isFunctionLike(node) && 'body' in node && node.body ? nameOf(node) : undefined
    if (name) {
      const [start, end] = [node.getStart(), node.end].map((at) => source.getLineAndCharacterOfPosition(at)) as [ts.LineAndCharacter, ts.LineAndCharacter]
      found.push([name, start.line + 1, start.character, end.line + 1, end.character])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
