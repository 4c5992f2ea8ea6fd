import type { AnswerShapes } from '@xhkt/contract/answer-shape'
import { config } from '@xhkt/platform/config'
import { ApiError } from './api-error.ts'
import { type Fault, hasShape, readValue } from './read-value.ts'

/** A field of an answer that breaks the contract. */
export interface AnswerFault extends Fault {
  /** Method and path, such as `GET /v1/home`. */
  call: string
  /** The host that answered. */
  host: string
}

const shapes = new Map<string, AnswerShapes[string]>()
const listeners = new Set<(fault: AnswerFault) => void>()
/** The calls whose last answer had a fault. */
const faulty = new Set<string>()

/** Reads the answers of these calls by their shapes from now on. Each owner gives those of the contract that it was built with. */
export function readAnswersBy(more: AnswerShapes): void {
  for (const [call, shape] of Object.entries(more)) shapes.set(call, shape)
}

/** Calls `listener` for each fault of an answer. Returns a function that ends it. */
export function onAnswerFault(listener: (fault: AnswerFault) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The calls whose last answer broke the contract. A page that throws because of such an answer is no fault of its release. */
export const faultyCalls = (): readonly string[] => [...faulty]

/** Reports that what an answer promises is not there, such as a file that it names. */
export function reportAnswerFault(fault: Omit<AnswerFault, 'host'>): void {
  for (const listener of listeners) listener({ ...fault, host: apiHost() })
}

const apiHost = (): string => new URL(config.apiBase, location.href).host

/**
 * The answer of a call, read by its shape (docs/product/answers.md).
 * @throws ApiError of kind `answer` if an essential field is missing.
 */
export function readAnswer(call: string, answer: unknown): unknown {
  const shape = shapes.get(call)
  if (shape === undefined) return answer
  const { value, faults } = readValue(shape, answer)
  if (faults.length === 0) faulty.delete(call)
  else faulty.add(call)
  const [first] = faults
  for (const fault of faults) reportAnswerFault({ ...fault, call })
  if (value === undefined && first) throw new ApiError('answer', '服务器返回的内容不完整，请稍后重试')
  return value
}

/** A refusal with its `data` read by its shape. Data that cannot be read is undefined, and the page behaves as if there were none. */
export function readRefusal(call: string, error: unknown): unknown {
  if (!(error instanceof ApiError) || error.kind !== 'business' || !shapes.has(`${call} ${error.code}`)) return error
  const { message, code, status } = error
  try {
    return new ApiError('business', message, { code, status, data: readAnswer(`${call} ${code}`, error.data) })
  } catch {
    return new ApiError('business', message, { code, status })
  }
}

/** Whether a stored answer has the shape of the call. Another release may have stored it, and anybody can edit a storage. */
export function isAnswer(call: string, stored: unknown): boolean {
  const shape = shapes.get(call)
  return shape !== undefined && hasShape(shape, stored)
}
