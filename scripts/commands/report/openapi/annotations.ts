import path from 'node:path'
import ts from 'typescript'
import { root } from '../../../lib/paths.mjs'

/** A constant of a module of constants. */
export interface NamedValue {
  name: string
  value: string | number
  comment: string
}

/** Names and comments of a schema in the sources of the contract. */
export interface Annotation {
  /** The constant that holds the schema, and its comment. */
  name?: string
  about?: string
  typicalExample?: string
  /** The comment of the field. */
  comment?: string
  /** The text after `@example` in the comment of the field. */
  example?: string
  fields?: Record<string, Annotation>
  /** The annotation of the items of a list or map. */
  item?: Annotation
  /** The annotations of the members of a union or tuple, in order. */
  parts?: Annotation[]
  /** The constants of a set of numbers. */
  values?: NamedValue[]
}

type Bound = ReadonlyMap<ts.Node, ts.Expression>

const contract = path.join(root, 'shared/contract/src')

/** The comment before a node as one line, without links to the documentation, and the example in the comment. */
function commentOf(node: ts.Node): { text: string; example?: string } {
  const found = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)
  const [words = '', example] = (found?.getText() ?? '')
    .replaceAll(/^\/\*\*|\s*\*\/$/g, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .split('@example ')
  const text = words.replaceAll(/ ?\(docs\/[^)]*\)|docs\/\S+\.md#\S+|, docs\/[^)]*(?=\))/g, '').trim()
  return { text: text === '.' ? '' : text.replace(/^\. /, ''), ...(example && { example: example.trim() }) }
}

const literalValue = (type: ts.Type): string | number | undefined =>
  type.isStringLiteral() || type.isNumberLiteral() ? type.value : undefined

/** The expression inside `as`, `satisfies` or parentheses. */
const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node) ? bare(node.expression) : node

/** Reads the expressions of the contract's schemas, because a schema at run time has neither names nor comments. */
class Reader {
  private readonly checker: ts.TypeChecker
  private readonly known = new Map<ts.Node, Annotation>()

  constructor(program: ts.Program) {
    this.checker = program.getTypeChecker()
  }

  /** The declaration to which an identifier refers. */
  private declarationOf(node: ts.Node): ts.Declaration | undefined {
    const symbol = this.checker.getSymbolAtLocation(node)
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol
    return target?.valueDeclaration ?? target?.declarations?.[0]
  }

  private constant(node: ts.Identifier, bound: Bound): Annotation {
    const declaration = this.declarationOf(node)
    const argument = declaration && bound.get(declaration)
    if (argument) return this.read(argument)
    if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) return {}
    const known = this.known.get(declaration)
    if (known) return known
    const { text: about, example } = commentOf(declaration.parent.parent)
    const name = declaration.name.getText()
    const annotation = { ...this.read(declaration.initializer), name, about, ...(example && { typicalExample: example }) }
    this.known.set(declaration, annotation)
    return annotation
  }

  private fieldsOf(node: ts.Expression, bound: Bound): Record<string, Annotation> {
    if (!ts.isObjectLiteralExpression(node)) return this.read(node, bound).fields ?? {}
    const fields: Record<string, Annotation> = {}
    for (const member of node.properties) {
      if (ts.isSpreadAssignment(member)) Object.assign(fields, this.fieldsOf(member.expression, bound))
      if (!ts.isPropertyAssignment(member)) continue
      const name = ts.isIdentifier(member.name) || ts.isStringLiteral(member.name) || ts.isNumericLiteral(member.name) ? member.name.text : ''
      const { text: comment, example } = commentOf(member)
      fields[name] = { ...this.read(member.initializer, bound), comment, ...(example && { example }) }
    }
    return fields
  }

  /** The constants of a module, or of an object with some constants of a module. */
  private valuesOf(node: ts.Expression): NamedValue[] {
    return this.checker
      .getTypeAtLocation(node)
      .getProperties()
      .flatMap((property) => {
        const value = literalValue(this.checker.getTypeOfSymbol(property))
        if (value === undefined) return []
        const declaration = this.originOf(property)
        const comment = declaration ? (commentOf(declaration.parent.parent).text) : ''
        return [{ name: property.name, value, comment }]
      })
  }

  /** A set of all numbers of a module has the name of the module. A set of some of them has no name. */
  private numbersOf(node: ts.Expression): Annotation {
    const values = this.valuesOf(node)
    return ts.isIdentifier(node) ? { name: node.text.charAt(0).toUpperCase() + node.text.slice(1), values } : { values }
  }

  /** The declaration of the constant behind a property of a module, or behind a shorthand property of an object. */
  private originOf(property: ts.Symbol): ts.Declaration | undefined {
    const [first] = property.declarations ?? []
    if (!first || !ts.isShorthandPropertyAssignment(first)) return first
    const value = this.checker.getShorthandAssignmentValueSymbol(first)
    const binding = value?.valueDeclaration
    if (!binding || !ts.isBindingElement(binding)) return binding
    const source = this.checker.getTypeAtLocation(binding.parent).getProperty(property.name)
    return source?.declarations?.[0]
  }

  private called(node: ts.CallExpression, bound: Bound): Annotation {
    const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText()
    const [first] = node.arguments
    if (name === 'NumberOf' || name === 'StateOf') return first ? this.numbersOf(first) : {}
    const listed = first && ts.isArrayLiteralExpression(first) ? first.elements.map((element) => this.read(element, bound)) : []
    switch (name) {
      case 'Object':
        return first ? { fields: this.fieldsOf(first, bound) } : {}
      case 'Composite':
        return { fields: Object.assign({}, ...listed.map(({ fields }) => fields)) as Record<string, Annotation> }
      case 'Union':
      case 'Tuple':
        return { parts: listed }
      case 'Array':
        return first ? { item: this.read(first, bound) } : {}
      case 'Record':
        return node.arguments[1] ? { item: this.read(node.arguments[1], bound) } : {}
      case 'Optional':
        return first ? this.read(first, bound) : {}
      case 'Unsafe':
        return first ? this.read(first, bound) : {}
      case 'Pick':
      case 'Omit':
      case 'Partial':
        return first ? { fields: this.read(first, bound).fields ?? {} } : {}
      case 'Integer':
        // A known scalar with further keywords: `T.Integer({ ...Fen, 'x-essential': '…' })`.
        return first && ts.isObjectLiteralExpression(first) ? this.spreadScalar(first) : {}
      default:
        return this.calledFunction(node)
    }
  }

  private spreadScalar(node: ts.ObjectLiteralExpression): Annotation {
    const spread = node.properties.find(ts.isSpreadAssignment)
    return spread ? this.read(spread.expression) : {}
  }

  /** A function of the contract that makes a schema, such as `PageOf`. */
  private calledFunction(node: ts.CallExpression): Annotation {
    const declaration = this.declarationOf(node.expression)
    const initializer = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined
    if (!initializer || !ts.isArrowFunction(initializer)) return {}
    const { parameters, body } = initializer
    const bound = new Map<ts.Node, ts.Expression>()
    for (const [index, argument] of node.arguments.entries()) if (parameters[index]) bound.set(parameters[index], argument)
    return ts.isBlock(body) ? {} : this.read(body, bound)
  }

  read(expression: ts.Expression, bound: Bound = new Map()): Annotation {
    const node = bare(expression)
    if (ts.isIdentifier(node)) return this.constant(node, bound)
    if (ts.isCallExpression(node)) return this.called(node, bound)
    if (ts.isObjectLiteralExpression(node)) return { fields: this.fieldsOf(node, bound) }
    if (ts.isPropertyAccessExpression(node)) {
      const owner = this.read(node.expression, bound)
      return node.name.text === 'properties' ? owner : (owner.fields?.[node.name.text] ?? {})
    }
    return {}
  }
}

/** The annotations of the calls, by method and path. */
export function annotatedCalls(program: ts.Program): Record<string, Annotation> {
  const source = program.getSourceFile(path.join(contract, 'endpoints.ts'))
  const declaration = source?.statements.filter(ts.isVariableStatement)[0]?.declarationList.declarations[0]
  if (!declaration?.initializer) throw new Error('endpoints.ts has no endpoints')
  return new Reader(program).read(declaration.initializer).fields ?? {}
}
