import { TypeCompiler } from '@sinclair/typebox/compiler'
import { endpoints } from './endpoints.ts'

export type CallName = keyof typeof endpoints

/** A violation of the contract by an answer. */
export interface AnswerError {
  /** A JSON pointer, such as `/list/0/price`. */
  path: string
  message: string
}

const checks = new Map<CallName, ReturnType<typeof TypeCompiler.Compile>>()

/** Every violation of its schema by an answer, outermost first; empty if the answer is valid. No browser bundle contains the function. */
export function answerErrors(call: CallName, data: unknown): AnswerError[] {
  const check = checks.get(call) ?? TypeCompiler.Compile(endpoints[call].data)
  checks.set(call, check)
  if (check.Check(data)) return []
  return [...check.Errors(data)].map(({ path, message }) => ({ path: path || '/', message }))
}
