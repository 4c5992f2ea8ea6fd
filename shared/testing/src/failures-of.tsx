import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ApiFailure } from './api-answers.ts'

const table = readFileSync(join(import.meta.dirname, '../../../docs/personal-actions.md'), 'utf8')

/**
 * How a call of the personal centre fails: its rows in docs/personal-actions.md, each once.
 * @returns The code or `no connection`, the answer that makes the call fail, and the words that the page shows.
 */
export function failuresOf(call: string): [why: string, failure: ApiFailure, words: string][] {
  const rows = table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, , , name]) => name === `\`${call}\``)
  if (rows.length === 0) throw new Error(`docs/personal-actions.md has no row for ${call}`)
  const failures = new Map(rows.map(([, , , , why = '', words = '']) => [why, words]))
  return [...failures].map(([why, words]) => [why, why === 'no connection' ? ApiFailure.network() : ApiFailure.refused(Number(why), words), words])
}

/** The refusals of a call, without `no connection`. */
export const refusalsOf = (call: string) => failuresOf(call).filter(([why]) => why !== 'no connection')
