import { config as defaults, type RuntimeConfig } from '@xhkt/shared/config'
import { Refusal } from '../refusal.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'

/** The run-time configuration of the deployment that is served from a store. */
export const configFile = 'config.json'

/** The run-time configuration, and what only the page's content policy has to know. */
export interface Deployment extends RuntimeConfig {
  /** Origins of pictures and media under the API's `public_domain`, as `https://cdn.example.com`; its own needs no name. */
  mediaOrigins?: string[]
}

const samples: Required<Deployment> = { ...defaults, mediaOrigins: [] }

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

/** What is wrong with a value that is to stand where `sample` stands; a field that `sample` lacks is one of the captcha's own. */
function problemsOf(value: unknown, sample: unknown, at: string): string[] {
  if (kindOf(value) !== kindOf(sample)) return [`${at || 'It'} has to be of kind ${kindOf(sample)}, and is ${kindOf(value)}`]
  if (kindOf(sample) !== 'object') return []
  const fields = sample as Record<string, unknown>
  const missing = at ? Object.keys(fields).filter((name) => !(name in (value as object))) : []
  const wrong = Object.entries(value as object).flatMap(([name, part]) => {
    if (name in fields) return problemsOf(part, fields[name], at ? `${at}.${name}` : name)
    return at ? [] : [`There is no ${name}`]
  })
  return [...missing.map((name) => `${at}.${name} is missing`), ...wrong]
}

/** Throws for a field that nobody reads, or of another kind. */
function refuseMistakes(text: string): void {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    throw new Refusal('usage', `The configuration is no JSON: ${(error as Error).message}`)
  }
  const problems = problemsOf(given, samples, '')
  if (problems.length > 0) throw new Refusal('usage', 'The configuration cannot be taken', problems)
}

/** Null for a store that no page is written for; what it leaves out is off. A newer checkout may have set fields that this one does not know: a rollback may not fail for that. */
export async function readConfig(store: ReleaseStore): Promise<Deployment | null> {
  const stored = await store.get(configFile)
  if (!stored) return null
  try {
    return { ...defaults, ...(JSON.parse(stored.body.toString()) as Partial<Deployment>) }
  } catch (error) {
    throw new Refusal('broken', `${configFile} of the store is no JSON: ${(error as Error).message}`)
  }
}

/** Sets the configuration; somebody who sets another at the same moment is told. */
export async function writeConfig(store: ReleaseStore, text: string): Promise<void> {
  refuseMistakes(text)
  const there = await store.get(configFile)
  if (there?.body.toString() === text) return
  try {
    await store.put(configFile, text, there ? { ifVersion: there.version } : { ifAbsent: true })
  } catch (error) {
    throw error instanceof Conflict ? new Refusal('stale', 'Somebody else has set the configuration at this moment') : error
  }
}
