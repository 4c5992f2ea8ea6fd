import path from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { root } from '../../lib/paths.mjs'

/** Names that must stay the same for users of generated clients and servers. */
const names = ['CourseCard', 'CourseDetail', 'Lesson', 'Quote', 'Order', 'Payment', 'MyCourse', 'LiveRoom', 'OrderStatus', 'Refusal']

/** A program that compiles only if the generated types have these names and fit the types of the contract. */
const program = `
import type { components, operations } from './generated.ts'
import type * as contract from '@xhkt/contract'
type Schemas = components['schemas']
${names.map((name) => `export type ${name} = Schemas['${name}']`).join('\n')}
declare const quote: Quote, order: Order, lesson: Lesson, room: LiveRoom, course: CourseDetail
export const same: [contract.Quote, contract.Order, contract.Lesson, contract.LiveRoom, contract.CourseDetail] = [quote, order, lesson, room, course]
export const sent: operations['postOrder']['requestBody']['content']['application/json'] = { course_id: '1001', expected_amount: 19900 }
// @ts-expect-error Money is a number.
export const wrong: operations['postOrder']['requestBody']['content']['application/json'] = { course_id: '1001', expected_amount: '19900' }
`

/** Errors of the compiler for `program` with the types that a stock generator makes from an OpenAPI document. */
export async function typeProblems(text: string): Promise<string[]> {
  const folder = path.join(root, 'scripts/checks/openapi')
  const files = new Map([
    [path.join(folder, 'generated.ts'), astToString(await openapiTS(text))],
    [path.join(folder, 'program.ts'), program],
  ])
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (name) => ts.sys.readFile(name)) as { config: { compilerOptions: object } }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const host = ts.createCompilerHost(options)
  const getSourceFile = host.getSourceFile.bind(host)
  host.fileExists = (name) => files.has(name) || ts.sys.fileExists(name)
  host.getSourceFile = (name, version, ...rest) => {
    const made = files.get(name)
    return made === undefined ? getSourceFile(name, version, ...rest) : ts.createSourceFile(name, made, version)
  }
  const compiled = ts.createProgram([...files.keys()], { ...options, types: [], allowJs: false, checkJs: false }, host)
  return ts.getPreEmitDiagnostics(compiled).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
