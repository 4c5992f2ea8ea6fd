import ts from 'typescript'

/** The syntax tree of a type; null if the text is no type. */
export function parseSignature(signature: string): ts.TypeNode | null {
  const source = ts.createSourceFile('signature.ts', `type Signature = ${signature}`, ts.ScriptTarget.Latest, true)
  const [statement] = source.statements
  return source.statements.length === 1 && statement && ts.isTypeAliasDeclaration(statement) ? statement.type : null
}

const printer = ts.createPrinter({ removeComments: true })
const byText = <Node extends ts.Node>(nodes: readonly Node[], text: (node: ts.Node) => string): Node[] => {
  const texts = new Map(nodes.map((node) => [node, text(node)]))
  return [...nodes].sort((one, other) => ((texts.get(one) ?? '') < (texts.get(other) ?? '') ? -1 : 1))
}

/** A signature on one line, its members in alphabetical order: the checker's own order depends on which files it has checked before. */
export function normalized(signature: string): string {
  const parsed = parseSignature(signature)
  if (!parsed) return signature
  const source = parsed.getSourceFile()
  const text = (node: ts.Node): string => printer.printNode(ts.EmitHint.Unspecified, node, source).replaceAll(/\s+/g, ' ')
  const sort: ts.TransformerFactory<ts.TypeNode> = (context) => (root) => {
    const visit = (before: ts.Node): ts.Node => {
      const node = ts.visitEachChild(before, visit, context)
      if (ts.isTypeLiteralNode(node)) return ts.factory.updateTypeLiteralNode(node, ts.factory.createNodeArray(byText(node.members, text)))
      if (ts.isUnionTypeNode(node)) return ts.factory.updateUnionTypeNode(node, ts.factory.createNodeArray(byText(node.types, text)))
      return node
    }
    return visit(root) as ts.TypeNode
  }
  const [sorted] = ts.transform(parsed, [sort]).transformed
  return text(sorted ?? parsed)
}
