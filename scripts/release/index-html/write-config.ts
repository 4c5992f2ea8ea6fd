import { type ValueError, ValueErrorType } from '@sinclair/typebox/errors'
import { Value } from '@sinclair/typebox/value'
import { Refusal } from '../refusal.ts'
import { requireRight } from '../signing/require-right.ts'
import { all } from '../signing/rights.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import { ConfigFile } from './config-schema.ts'
import { configFile } from './deployment.ts'

function describeError({ type, path, schema, value }: ValueError): string {
  const name = path.slice(1).replaceAll('/', '.')
  if (type === ValueErrorType.ObjectAdditionalProperties) return `There is no ${name}`
  if (type === ValueErrorType.ObjectRequiredProperty) return `${name} is missing`
  return `${name || 'It'} has to be ${schema.title ?? 'something else'}, and is ${JSON.stringify(value)}`
}

function refuseMistakes(text: string): void {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    throw new Refusal('usage', `The configuration is not JSON: ${(error as Error).message}`)
  }
  const first = new Map<string, string>()
  for (const error of Value.Errors(ConfigFile, given)) if (!first.has(error.path)) first.set(error.path, describeError(error))
  if (first.size > 0) throw new Refusal('usage', 'The configuration has mistakes', [...first.values()])
}

/** Stores the configuration if it is valid. Refuses if somebody else sets one at the same time. */
export async function writeConfig(store: ReleaseStore, text: string): Promise<void> {
  await requireRight(store, { verb: 'render', owner: all })
  refuseMistakes(text)
  const stored = await store.get(configFile)
  if (stored?.body.toString() === text) return
  try {
    await store.put(configFile, text, stored ? { ifVersion: stored.version } : { ifAbsent: true })
  } catch (error) {
    throw error instanceof Conflict ? new Refusal('stale', 'Somebody else has just set the configuration') : error
  }
}
