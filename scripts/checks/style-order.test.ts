/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { sourceFiles } from '../lib/source-files.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const importedSheet = /import (\w+) from '(\.[^']+\.module\.css)'/g
const rule = /([^{}]+)\{([^{}]*)\}/g

/** The properties that a sheet sets by a selector of the class alone. Leaves out `:where(.card)`, which every other rule overrides. */
function propertiesOf(sheet: string, className: string): string[] {
  const rules = [...read(sheet).replace(/\/\*[\s\S]*?\*\//g, '').matchAll(rule)]
  const own = rules.filter(([, selectors = '']) => selectors.split(',').some((selector) => selector.trim() === `.${className}`))
  return own.flatMap(([, , body = '']) => [...body.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)].map(([, property = '']) => property))
}

const overlap = (one: string, other: string) => one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`)

/** Properties that two classes of different sheets set for one element of a component. */
function conflicts(component: string): string[] {
  const text = read(component)
  const sheets = new Map([...text.matchAll(importedSheet)].map(([, name = '', sheet = '']) => [name, join(dirname(component), sheet)]))
  return [...text.matchAll(/className=\{`([^`]*)`\}|classNames\(([^()]*)\)/g)].flatMap(([classes]) => {
    const used = [...classes.matchAll(/(\w+)\.(\w+)/g)].map(([, sheet = '', className = '']) => ({ sheet: sheets.get(sheet), className }))
    return used.flatMap((one, index) =>
      used.slice(index + 1).flatMap((other) => {
        if (!one.sheet || !other.sheet || one.sheet === other.sheet) return []
        const properties = propertiesOf(other.sheet, other.className)
        const both = propertiesOf(one.sheet, one.className).filter((each) => properties.some((property) => overlap(each, property)))
        return both.map((property) => `${component}: .${one.className} and .${other.className} set ${property}`)
      }),
    )
  })
}

describe('the order of style sheets', () => {
  it('has no effect: no two sheets set the same property of one element', () => {
    const components = sourceFiles('.tsx').filter((path) => !path.endsWith('.test.tsx'))
    // A shared sheet is in the chunk of several pages, so its position among the sheets depends on the order of the opened pages.
    expect(components.flatMap(conflicts)).toEqual([])
  })
})
