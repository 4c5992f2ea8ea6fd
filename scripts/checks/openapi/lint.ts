import { createConfig, lintFromString } from '@redocly/openapi-core'

/** What a stock linter says against a description of an API, by the strictest of its own sets of rules; empty: nothing. */
export async function lintProblems(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config })
  return problems.map(({ ruleId, message, location: [place] }) => `${ruleId}: ${message} at ${place?.pointer ?? 'an unknown place'}`)
}
