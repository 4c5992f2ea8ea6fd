import { readdirSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { areas } from '@xhkt/contract/federation/areas'
import { root } from '../../lib/paths.mjs'
import { type Feature, featureAt, isLacked } from './compat-data.ts'

/** A use of a feature in the sources. */
export interface Use {
  /** One feature for each type that the object may have. */
  features: Feature[]
  /** File and line. */
  at: string
}

const packages = ['host', ...areas.map((area) => `remote-${area}`), 'shared/contract', 'shared/platform', 'shared/kit']

function sourcesIn(folder: string): string[] {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|fake-/.test(name)).map((name) => path.join(root, folder, name))
}

/** All scripts that a browser may load. */
export const browserSources = (): string[] => packages.flatMap((name) => sourcesIn(`${name}/src`))

/** Interfaces of TypeScript whose members MDN's data lists under another name. */
const otherNames: Record<string, string> = { ReadonlyArray: 'Array', ReadonlyMap: 'Map', ReadonlySet: 'Set' }

/** The features of a member. MDN's data lists members of a constructor, such as `URLConstructor`, at the interface. */
function featuresOf(owner: string, member: string): Feature[] {
  const name = otherNames[owner] ?? owner.replace(/Constructor$/, '')
  const paths = [
    ['api', name, member],
    ['api', name, `${member}_static`],
    ['javascript', 'builtins', name, member],
  ]
  return paths.map((each) => featureAt(...each)).filter((found) => found !== undefined)
}

/** The features of a global, or of a member of a namespace such as `Intl`. */
function globalFeatures({ text }: ts.Identifier, declaration: ts.Declaration): Feature[] {
  const namespace = ts.findAncestor(declaration, ts.isModuleDeclaration)?.name.text
  const paths = namespace ? [['javascript', 'builtins', namespace, text]] : [['api', text], ['javascript', 'builtins', text]]
  return paths.map((each) => featureAt(...each)).filter((found) => found !== undefined)
}

/** The features of a member of a type and of the types that it extends. MDN's data lists a mixin's members at each including interface. */
function featuresOfType(type: ts.Type, member: string): Feature[] {
  if (type.isUnion()) return type.types.flatMap((each) => featuresOfType(each, member))
  const own = type.getSymbol() ? featuresOf(type.getSymbol()?.name ?? '', member) : []
  return [...own, ...(type.getBaseTypes() ?? []).flatMap((base) => featuresOfType(base, member))]
}

function featuresAt(node: ts.Identifier, checker: ts.TypeChecker, isBuiltIn: (declaration: ts.Declaration) => boolean): Feature[] {
  const declarations = checker.getSymbolAtLocation(node)?.declarations?.filter(isBuiltIn) ?? []
  return declarations.flatMap((declaration) => {
    const { parent } = declaration
    if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) return featuresOf(parent.parent.name.getText(), node.text)
    if (!ts.isInterfaceDeclaration(parent)) return globalFeatures(node, declaration)
    const declared = featuresOf(parent.name.text, node.text)
    if (declared.length > 0) return declared
    if (!ts.isPropertyAccessExpression(node.parent)) return globalFeatures(node, declaration)
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node.parent.expression))
    return featuresOfType(checker.getApparentType(type), node.text)
  })
}

/** The features that the sources use and a browser of the policy lacks, recognised by types. */
export function lackedInSources(files: readonly string[]): Use[] {
  const { options } = ts.parseJsonConfigFileContent({ extends: './tsconfig.json' }, ts.sys, root)
  const program = ts.createProgram([...files, path.join(root, 'types/assets.d.ts')], { ...options, types: [] })
  const checker = program.getTypeChecker()
  const isBuiltIn = (declaration: ts.Declaration): boolean => program.isSourceFileDefaultLibrary(declaration.getSourceFile())
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)
    const uses: Use[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        const features = featuresAt(node, checker, isBuiltIn)
        if (source && features.length > 0 && features.every(isLacked)) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart())
          uses.push({ features, at: `${path.relative(root, file)}:${line + 1}` })
        }
      }
      ts.forEachChild(node, visit)
    }
    if (source) visit(source)
    return uses
  })
}
