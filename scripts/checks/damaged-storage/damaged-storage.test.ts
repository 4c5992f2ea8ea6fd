import fc from 'fast-check'
import { signInLearner } from '@xhkt/testing/answer-calls'
import { localStorage as policy } from '../../../host/src/pages/about/texts/privacy/local-storage.ts'
import { damages, pathsIn, withDamage } from '../damaged-answers/damages.ts'
import { readers } from './readers.tsx'
import { now, store, storedValues } from './stored-values.ts'

const seed = 1

/** The types of all values inside a value, each with its path. */
function typesIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return [`${at} list`, ...value.flatMap((item) => typesIn(item, `${at}[]`))]
  if (typeof value === 'number') return [`${at} ${Number.isFinite(value) ? 'number' : 'unknown number'}`]
  if (typeof value === 'string') return [`${at} ${/^(?:null|undefined|NaN|\[object \w+\])$/.test(value) ? 'nonsense' : 'string'}`]
  if (typeof value !== 'object' || value === null) return [`${at} ${value === null ? 'null' : typeof value}`]
  return [`${at} object`, ...Object.entries(value).flatMap(([key, inner]) => typesIn(inner, `${at}.${key}`))]
}

/** Texts that are no JSON, and any JSON. */
const anything = fc.oneof(fc.constantFrom('', '{', 'undefined', 'NaN', '1e999', '[object Object]', '长'.repeat(5000)), fc.json({ maxDepth: 3 }))

/** Texts that a browser may hold instead of a stored value: the value with each part damaged in each way, and arbitrary texts. */
function damagedTexts(value: unknown, isJson: boolean): string[] {
  const others = fc.sample(anything, { numRuns: 100, seed })
  if (!isJson) return others
  return [...pathsIn(value).flatMap((path) => damages.map((damage) => JSON.stringify(withDamage(value, path, damage)))), ...others]
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now)
  signInLearner()
})

test('each stored name of the privacy policy is tried', () => {
  const [rows = []] = (policy.blocks ?? []).flatMap((block) => (block.kind === 'table' ? [block.rows] : []))
  const names = rows.filter(([, storage]) => storage !== 'Cookie').flatMap(([name = '']) => name.split('、'))
  // No reader exists for `xhkt_session_changed`: the app only compares its text.
  expect(['xhkt_session_changed', ...storedValues.map(({ name }) => name.replace(/_qq$/, ''))].sort()).toEqual(names.sort())
})

test.each(storedValues.map((stored) => [stored.name, stored] as const))('%s: a damaged stored value breaks no reader [answers#stored-values]', (name, stored) => {
  const read = readers[name.replace(/_qq$/, '')]!
  store(stored, '')
  const none = read()
  store(stored, stored.text)
  const whole = read()
  expect(whole).not.toEqual(none)
  const known = new Set([...typesIn(none), ...typesIn(whole)])
  const isKnown = (type: string): boolean => known.has(type) || !stored.isJson || stored.nulls.some((field) => type.endsWith(`.${field} null`))
  for (const text of damagedTexts(stored.value, stored.isJson)) {
    store(stored, text)
    const found = read()
    expect({ text, strange: typesIn(found).filter((type) => !isKnown(type)) }).toEqual({ text, strange: [] })
  }
  store(stored, stored.text)
  expect(read()).toEqual(whole)
})
