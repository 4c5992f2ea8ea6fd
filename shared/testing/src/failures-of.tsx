import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@xhkt/contract/endpoints'
import { ApiFailure } from './api-answers.ts'

type Failure = [why: string, failure: ApiFailure, words: string]

interface Report {
  components: { examples: Record<string, { value: { message: string } } | undefined> }
}

const report = JSON.parse(readFileSync(join(import.meta.dirname, '../../contract/report/openapi.json'), 'utf8')) as Report

/** The words of the API for a refusal; one of them, where they depend on the case. */
function wordsOf(code: number): string {
  const words = report.components.examples[`Refusal${code}`]?.value.message
  if (!words) throw new Error(`No words for ${code}. Run npm run report:contract`)
  return words
}

/**
 * The refusals that the contract lists for a call.
 * @returns The code, the answer that makes the call fail, and the words that the page shows.
 * @throws Error when the contract does not have the call.
 */
export function refusalsOf(call: string): Failure[] {
  const endpoint = (endpoints as Record<string, { refusals?: readonly number[] } | undefined>)[call]
  if (!endpoint) throw new Error(`The contract has no call ${call}`)
  return (endpoint.refusals ?? []).map((code) => [String(code), ApiFailure.refused(code, wordsOf(code)), wordsOf(code)])
}

/** How a call fails: each of its refusals, and `no connection`, which stands for every failure without an answer of the API. */
export const failuresOf = (call: string): Failure[] => [...refusalsOf(call), ['no connection', ApiFailure.network(), '网络异常']]
