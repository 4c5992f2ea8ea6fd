/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { cacheDir, root } from '../../lib/paths.mjs'
import { problemText } from './problem-text.ts'

let folder = ''
beforeEach(() => {
  mkdirSync(cacheDir, { recursive: true })
  folder = mkdtempSync(path.join(cacheDir, 'problems-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Compiles a file and returns its problems. */
async function problemsOf(name: string, text: string): Promise<Error[]> {
  writeFileSync(path.join(folder, name), text)
  const rules = [{ test: /\.tsx?$/, loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript', tsx: true } } } }]
  const resolveLoader = { modules: [path.join(root, 'scripts/node_modules')] }
  const compiler = webpack({ mode: 'development', context: folder, entry: `./${name}`, output: { path: path.join(folder, 'out') }, module: { rules }, resolveLoader })
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)))
  })
  return stats?.compilation.getErrors() ?? []
}

const at = (name: string): string => `${path.relative(root, folder)}/${name}`

test('a syntax error is shown with its line and code, without the stack of the compiler', async () => {
  const [text = ''] = (await problemsOf('page.tsx', 'const name = 1\nexport const page = <p name==1>hi</p>\n')).map(problemText)
  expect(text).toContain(`${at('page.tsx')}:2:`)
  expect(text).toContain('2 | export const page = <p name==1>hi</p>')
  expect(text).not.toMatch(/unknown|Caused by|swc-loader|Stack|\/node_modules\//)
  expect(text).not.toContain(root)
})

test('an import that is not found is shown with its line and the code around it', async () => {
  const [text] = (await problemsOf('page.ts', "// one\n// two\nimport { b } from './gone.ts'\nexport const c = b\n")).map(problemText)
  expect(text?.split('\n')).toEqual([
    `${at('page.ts')}:3:1`,
    `Module not found: Error: Can't resolve './gone.ts' in '${path.relative(root, folder)}'`,
    '  1 | // one',
    '  2 | // two',
    "> 3 | import { b } from './gone.ts'",
    '    | ^',
    '  4 | export const c = b',
    '  5 | ',
  ])
})

test('a problem without a module is shown as its message', () => {
  expect(problemText(new webpack.WebpackError('Conflict: two chunks'))).toBe('Conflict: two chunks')
})
