/** The failures of a call that a test file tries by `failuresOf` and `refusalsOf` of `@xhkt/testing`. */
export interface TestedFailures {
  call: string
  /** Whether the test tries a lost connection. */
  noConnection: boolean
  /** The refusals that the test leaves out. */
  without: readonly string[]
}

const use = /\b(failuresOf|refusalsOf)\(('[^']+'|`[^`]+`|[\w.]+)\)(?:\.filter\(\(\[\w+\]\) => \w+ !== '(\d+)'\))?/g
const named = (name: string): RegExp => new RegExp(`\\bconst ${name} = '([^']+)'`, 'g')

/** The values of an argument: a literal, a constant, a constant in a template, or a field of each case. */
function textsOf(argument: string, before: string, source: string): string[] {
  const constant = (name: string): string => [...before.matchAll(named(name))].at(-1)?.[1] ?? ''
  if (argument.startsWith("'")) return [argument.slice(1, -1)]
  if (argument.startsWith('`')) return [argument.slice(1, -1).replace(/\$\{(\w+)\}/g, (_, name: string) => constant(name))]
  const [name = '', field] = argument.split('.')
  return field ? [...source.matchAll(new RegExp(`\\b${field}: '([^']+)'`, 'g'))].map(([, text = '']) => text) : [constant(name)]
}

/**
 * Finds the failures that a test tries.
 * @param source The text of the test, after the texts of modules whose constants it imports.
 */
export function testedFailures(source: string): TestedFailures[] {
  return [...source.matchAll(use)].flatMap(({ 1: name, 2: argument = '', 3: left, index }) =>
    textsOf(argument, source.slice(0, index), source).map((call) => ({
      ...{ call, noConnection: name === 'failuresOf' },
      without: left ? [left] : [],
    })),
  )
}
