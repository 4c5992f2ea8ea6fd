/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../lib/paths.mjs'

interface Diagnostic {
  code?: string
  message: string
  filename: string
}

/** Files with a fault of each kind: a linter whose rules do not run is as silent as one that finds nothing. */
const faults = [
  ['a rule with types', 'promise.ts', 'const later = async (): Promise<void> => Promise.resolve()\nlater()\n', 'typescript(no-floating-promises)'],
  ['a rule without types', 'variable.ts', 'var one = 1\nexport { one }\n', 'eslint(no-var)'],
  ['a rule of hooks', 'use-clock.ts', 'export const useClock = (open: boolean) => open && useState(0)\n', 'react-hooks(rules-of-hooks)'],
  ['a rule of the React compiler', 'clock.tsx', 'export const Clock = () => <p>{Date.now()}</p>\n', 'react(purity)'],
  ['a rule of accessibility', 'picture.tsx', 'export const Picture = () => <img src="a.webp" />\n', 'a11y(alt-text)'],
  ['a house rule', 'Kebab_Case.ts', 'export const name = 1\n', 'house(kebab-case-file)'],
  ['a rule of ESLint alone', 'default.mjs', 'export default 1\n', 'core(no-restricted-syntax)'],
  ['a comment that switches rules off', 'comment.mjs', '/* oxlint-disable */\nexport const name = 1\n', /Line 1 has a comment/],
  ['an ESLint comment that switches rules off', 'line.mjs', 'export const name = 1 // eslint-disable-line semi\n', /Line 1 has a comment/],
] as const

const folder = mkdtempSync(path.join(tmpdir(), 'lint-'))
let found: Diagnostic[] = []

beforeAll(() => {
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ extends: path.join(root, 'tsconfig.json'), include: ['.'], compilerOptions: { types: [] } }))
  writeFileSync(path.join(folder, 'sound.tsx'), 'export const name = 1\n')
  for (const [, name, text] of faults) writeFileSync(path.join(folder, name), text)
  const { status, stdout } = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), ['--format', 'json', folder], { cwd: root, encoding: 'utf8' })
  expect(status).toBe(1)
  found = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics
})

afterAll(() => rmSync(folder, { recursive: true }))

const inFile = (name: string): string[] =>
  found.filter(({ filename }) => path.basename(filename) === name).map(({ code, message }) => code ?? message)

describe('the linter', () => {
  it.each(faults)('reports %s', (_, name, _text, report) => {
    expect(inFile(name)).toContainEqual(typeof report === 'string' ? report : expect.stringMatching(report))
  })

  it('reports nothing in a sound file', () => expect(inFile('sound.tsx')).toEqual([]))
})
