import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../../lib/paths.mjs'
import { normalized } from './signature.ts'

export const kinds = ['class', 'const', 'function', 'type'] as const

/** One export: its kind, its name with type parameters, and its type. */
export interface ApiExport {
  kind: (typeof kinds)[number]
  name: string
  signature: string
}

/** The exports of each entry of a package, by specifier, such as `@xhkt/platform/api`. */
export type PublicApi = Record<string, ApiExport[]>

const shared = path.join(root, 'shared')

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.split(path.sep).join('/')).sort()

/** The schemas. Their exports are not reported: each build links its own contract, and openapi.json describes the schemas. */
const ofBuilds = './subjects/*'

/** The files behind the `exports` map of a package, by specifier. A pattern stands for each file that has no key of its own. */
function entriesOf(folder: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name: string; exports: Record<string, string> }
  const files = filesIn(path.join(folder, 'src')).filter((name) => !/\.test\./.test(name)).map((name) => `./src/${name}`)
  const named = Object.values(manifest.exports)
  const entries = Object.entries(manifest.exports).flatMap(([key, target]): [string, string][] => {
    if (key === ofBuilds) return []
    const [before = '', after] = target.split('*')
    if (after === undefined) return [[key, target]]
    const matching = files.filter((file) => file.startsWith(before) && file.endsWith(after) && !named.includes(file))
    return matching.map((file) => [key.replace('*', file.slice(before.length, -after.length)), file])
  })
  return Object.fromEntries(entries.map(([key, file]) => [path.posix.join(manifest.name, key), path.join(folder, file)]))
}

function createProgram(files: string[]): ts.Program {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (name) => ts.sys.readFile(name)) as { config: { compilerOptions: object } }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const declarations = filesIn(path.join(root, 'types')).map((file) => path.join(root, 'types', file))
  return ts.createProgram([...declarations, ...files], { ...options, allowJs: false, checkJs: false, types: [] })
}

/** The TypeScript program of the contract's schemas. */
export const contractProgram = (): ts.Program => createProgram([path.join(shared, 'contract/src/endpoints.ts')])

const isOurs = ({ declarations = [] }: ts.Symbol): boolean => declarations.some((one) => one.getSourceFile().fileName.startsWith(shared))

class Describer {
  constructor(private readonly checker: ts.TypeChecker) {}

  private text(type: ts.Type): string {
    return this.checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias)
  }

  private members(type: ts.Type): string {
    const members = type.getProperties().filter(isOurs).map((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
      const name = /^[\w$]+$/.test(property.name) ? property.name : JSON.stringify(property.name)
      return `${name}${isOptional ? '?' : ''}: ${this.text(this.checker.getTypeOfSymbol(property))}`
    })
    return members.join('; ')
  }

  /** Describes an object by its members, even if its type has a name. Types of React and other libraries are described by their names. */
  private shape(type: ts.Type): string {
    const isPlain = type.getCallSignatures().length + type.getConstructSignatures().length === 0
    const isObject = (type.flags & ts.TypeFlags.Object) !== 0 && !this.checker.isArrayLikeType(type)
    const hasOwnMembers = isPlain && isObject && type.getProperties().some(isOurs)
    return hasOwnMembers ? `{ ${this.members(type)} }` : this.text(type)
  }

  private class(symbol: ts.Symbol): string {
    const constructors = this.checker.getTypeOfSymbol(symbol).getConstructSignatures()
    const made = constructors.map((one) => `new ${this.checker.signatureToString(one, undefined, ts.TypeFormatFlags.NoTruncation)}`)
    return `{ ${[...made, this.members(this.checker.getDeclaredTypeOfSymbol(symbol))].join('; ')} }`
  }

  describe(exported: ts.Symbol): ApiExport {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(exported) : exported
    const { name } = exported
    if (symbol.flags & ts.SymbolFlags.Class) return { kind: 'class', name, signature: this.class(symbol) }
    if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) {
      const declaration = symbol.declarations?.find((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
      const parameters = declaration?.typeParameters?.map((parameter) => parameter.getText()).join(', ')
      return { kind: 'type', name: parameters ? `${name}<${parameters}>` : name, signature: this.shape(this.checker.getDeclaredTypeOfSymbol(symbol)) }
    }
    const kind = symbol.flags & ts.SymbolFlags.Function ? 'function' : 'const'
    return { kind, name, signature: this.shape(this.checker.getTypeOfSymbol(symbol)) }
  }
}

const byName = (one: ApiExport, other: ApiExport): number => (one.name < other.name ? -1 : 1)

/** The exports of packages of `shared`, by the name of their folder, from TypeScript's checker. */
export function publicApis(folders: readonly string[]): Record<string, PublicApi> {
  const entries = folders.map((folder) => [folder, entriesOf(path.join(shared, folder))] as const)
  const program = createProgram(entries.flatMap(([, files]) => Object.values(files)))
  const checker = program.getTypeChecker()
  const describer = new Describer(checker)
  const exportsOf = (file: string): ApiExport[] => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const found = module ? checker.getExportsOfModule(module).map((symbol) => describer.describe(symbol)) : []
    return found.map((one) => ({ ...one, signature: normalized(one.signature) })).sort(byName)
  }
  const apiOf = (files: Record<string, string>): PublicApi => {
    const sorted = Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))
    return Object.fromEntries(sorted.map(([specifier, file]) => [specifier, exportsOf(file)]))
  }
  return Object.fromEntries(entries.map(([folder, files]) => [folder, apiOf(files)]))
}
