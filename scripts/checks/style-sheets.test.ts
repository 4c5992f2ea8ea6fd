/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root, sourceFiles } from './source-files.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
const importedSheet = /import (\w+) from '(\.[^']+\.module\.css)'/g

const sheets = sourceFiles('.css').filter((path) => !path.includes('/generated/'))
const components = sourceFiles('.tsx').filter((path) => !path.endsWith('.test.tsx'))

/** The types allow any class of a CSS module, so a misspelt class would be an unstyled element without an error. */
function missingClasses(component: string): string[] {
  const text = read(component)
  return [...text.matchAll(importedSheet)].flatMap(([, name = '', sheet = '']) => {
    const path = join(dirname(component), sheet)
    if (!existsSync(join(root, path))) return [path]
    const css = withoutComments(read(path))
    const used = new Set([...text.replace(importedSheet, '').matchAll(new RegExp(`\\b${name}\\.([A-Za-z_]\\w*)`, 'g'))].map(([, className = '']) => className))
    return [...used].filter((className) => !new RegExp(`\\.${className}(?![\\w-])`).test(css)).map((className) => `${sheet} .${className}`)
  })
}

describe('style sheets', () => {
  it('have every class that a component uses', () => {
    const missing = components.flatMap((component) => missingClasses(component).map((what) => `${component}: ${what}`))
    expect(missing).toEqual([])
  })

  it('are kebab-case and short', () => {
    const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/
    expect(sheets.filter((path) => !kebabCase.test(basename(path)))).toEqual([])
    expect(sheets.filter((path) => read(path).trimEnd().split('\n').length > 250)).toEqual([])
  })
})
