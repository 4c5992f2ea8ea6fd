import { type AnswerFault, ApiError, onAnswerFault } from '@xhkt/platform/api'
import { countAnswerFault } from './beacons.ts'

const nameOf = ({ call, host, field, expected, received }: AnswerFault): string =>
  `answer of ${call} by ${host}: ${field || 'it'} is ${received}, not ${expected}`

/** Names each field of an answer that breaks the contract, once a page load in the console, and counts it for the collector. */
export function reportAnswerFaults(): void {
  const known = new Set<string>()
  onAnswerFault((fault) => {
    countAnswerFault(fault)
    const text = nameOf(fault)
    if (!known.has(text)) reportError(new ApiError('answer', text))
    known.add(text)
  })
}
