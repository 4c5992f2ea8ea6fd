import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { errorCode } from '@xhkt/contract/constants'
import { refusals } from '@xhkt/contract/subjects/refusals'
import { type ApiError, apiErrors } from '@xhkt/sandbox/api-error'
import { root } from '../../../lib/paths.mjs'

/** A row of the table of codes. */
export interface RefusalText {
  code: number
  name: string
  when: string
  /** The messages of the sandbox, which a learner reads. */
  messages: string[]
  page: string
}

const byToast = 'Shows the message as a toast.'

/** Sample values of the parameters of messages. */
const samples: Readonly<Record<string, unknown>> = {
  field: 'page',
  hours: 24,
  minutes: 10,
  note: {},
  places: 1,
  quote: {},
  seconds: 60,
  status: '已取消',
  type: 1,
  until: '20:30',
  why: '原因',
}

/** The names of the parameters of each error of the sandbox. */
function parametersOf(): Record<string, string[]> {
  const file = path.join(root, 'sandbox/src/core/api-error.ts')
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const names: Record<string, string[]> = {}
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer)) {
      names[node.name.getText()] = node.initializer.parameters.map((parameter) => parameter.name.getText())
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** The refusals of the contract with the messages of the sandbox, by code. */
export function refusalTexts(): RefusalText[] {
  const parameters = parametersOf()
  const raised = Object.entries(apiErrors).map(([name, make]) => {
    const values = (parameters[name] ?? []).map((parameter) => samples[parameter])
    const { code, message } = (make as (...all: unknown[]) => ApiError)(...values)
    return { name, code, message }
  })
  const pageNames = new Map(Object.entries(errorCode).map(([name, code]) => [code as number, name]))
  return Object.entries(refusals).map(([key, { when, page = byToast }]) => {
    const code = Number(key)
    const made = raised.filter((one) => one.code === code)
    const [first] = made
    if (!first) throw new Error(`The sandbox never refuses with ${key}`)
    return { code, name: pageNames.get(code) ?? first.name, when, messages: made.map(({ message }) => message), page }
  })
}
