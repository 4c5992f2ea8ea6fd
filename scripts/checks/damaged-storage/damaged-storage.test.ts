import fc from 'fast-check'
import { signInLearner } from '@xhkt/testing/answer-calls'
import { localStorage as policy } from '../../../host/src/pages/about/texts/privacy/local-storage.ts'
import { damages, pathsIn, withDamage } from '../damaged-answers/damages.ts'
import { readers } from './readers.tsx'
import { now, store, storedValues } from './stored-values.ts'

const seed = 1

/** The types of all values in a value, by their places. */
function typesIn(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return [`${place} list`, ...value.flatMap((item) => typesIn(item, `${place}[]`))]
  if (typeof value === 'number') return [`${place} ${Number.isFinite(value) ? 'number' : 'unknown number'}`]
  if (typeof value === 'string') return [`${place} ${/^(?:null|undefined|NaN|\[object \w+\])$/.test(value) ? 'nonsense' : 'string'}`]
  if (typeof value !== 'object' || value === null) return [`${place} ${value === null ? 'null' : typeof value}`]
  return [`${place} object`, ...Object.entries(value).flatMap(([key, inner]) => typesIn(inner, `${place}.${key}`))]
}

/** Texts that are no JSON, and any JSON. */
const anything = fc.oneof(fc.constantFrom('', '{', 'undefined', 'NaN', '1e999', '[object Object]', '长'.repeat(5000)), fc.json({ maxDepth: 3 }))

/** What a browser may hold in place of a value: each part of it damaged in each way, and anything else. */
function damagedTexts(value: unknown, isJson: boolean): string[] {
  const others = fc.sample(anything, { numRuns: 100, seed })
  if (!isJson) return others
  return [...pathsIn(value).flatMap((path) => damages.map((damage) => JSON.stringify(withDamage(value, path, damage)))), ...others]
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now)
  signInLearner()
})

test('each name that the privacy policy has is tried', () => {
  const [rows = []] = (policy.blocks ?? []).flatMap((block) => (block.kind === 'table' ? [block.rows] : []))
  const names = rows.filter(([, place]) => place !== 'Cookie').flatMap(([name = '']) => name.split('、'))
  // The app only compares the text of a changed session.
  expect(['xhkt_session_changed', ...storedValues.map(({ name }) => name.replace(/_qq$/, ''))].sort()).toEqual(names.sort())
})

test.each(storedValues.map((stored) => [stored.name, stored] as const))('%s: no damage breaks what reads it [answers#stored-values]', (name, stored) => {
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
