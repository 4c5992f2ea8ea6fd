/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { tokens } from '@xhkt/contract/tokens'
import { root } from '../lib/paths.mjs'
import { sourceFiles } from '../lib/source-files.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
const importedSheet = /import (\w+) from '(\.[^']+\.module\.css)'/g

const sheets = sourceFiles('.css').filter((path) => !path.includes('/generated/'))
const components = sourceFiles('.tsx').filter((path) => !path.endsWith('.test.tsx'))

/** Classes that a component uses and its sheet lacks. The types allow any class of a CSS module, so the compiler finds no typing error. */
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

/** All sheets except those of the sandbox, whose pages imitate third parties with their own sizes. */
const ours = sheets.filter((path) => !path.startsWith('sandbox/'))
/** The style sheets of the app. The page of the collector has no tokens. */
const withTokens = ours.filter((path) => !path.startsWith('services/'))
const breakpoints = Object.values(tokens.breakpoint).map((px) => `(max-width: ${px}px)`)

/** The conditions of a sheet's media queries on the width of the window. */
const widthConditions = (css: string): string[] =>
  [...withoutComments(css).matchAll(/@media([^{]+)/g)].flatMap(([, query = '']) => query.match(/\([^)]*width[^)]*\)/g) ?? [])

/** The feature of a sheet; outside of the features its package. */
const scopeOf = (path: string): string => /^.*\/features\/[^/]+\//.exec(path)?.[0] ?? `${path.split('/src/')[0]}/`

/** The sizes that a sheet sets: columns, heights of 80 px and more, and widths of 200 px and more. Smaller ones may be equal by chance. */
function sizesIn(css: string): string[] {
  const set = [...withoutComments(css).matchAll(/(?<=[\s;{])(?:min-|max-)?(height|width|grid-template-columns):([^;}]+)/g)]
  const sizes = set.map(([, property = '', value = '']) => `${property}: ${value.trim().replaceAll(/\s+/g, ' ')}`)
  const large = { h: /(?:[89]\d|\d{3,})px|(?<![\d.])(?:5\.[7-9]\d*|(?:[6-9]|\d{2,})(?:\.\d+)?)rem/, w: /(?:[2-9]\d\d|\d{4,})px/, g: /\dpx|[^1]fr/ }
  return sizes.filter((size) => large[size.slice(0, 1) as keyof typeof large].test(size))
}

const fixedColour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?)\([^)]*\)/gi

/**
 * What may have one colour in both colour schemes: white and black, as a veil over a picture or as the ground of a QR code, and what is
 * drawn on the dark stage of a video or on a banner.
 */
const fixed = /^(#fff|#000|rgba?\((255|0|8|16|15)\b.*|#10141f|#161a26|#1d3461|#8fb6ff|#9dc1ff|#d7dbe6|#ffd666)$/

/** The rules of a sheet, each with its declarations. */
const rulesIn = (css: string): string[] => withoutComments(css).match(/[^{}]*\{[^{}]*\}/g) ?? []

describe('style sheets', () => {
  it('have every class that a component uses', () => {
    const missing = components.flatMap((component) => missingClasses(component).map((what) => `${component}: ${what}`))
    expect(missing).toEqual([])
  })

  it('have no class that nothing uses: its rules would change nothing', () => {
    // A component may take a class by a variable: any word after a dot or a quote counts.
    const words = new Set(sourceFiles('.ts', '.tsx').flatMap((path) => read(path).match(/(?<=[.'"`])[A-Za-z]\w*/g) ?? []))
    const unused = sheets.filter((path) => path.endsWith('.module.css')).flatMap((path) => {
      const selectors = withoutComments(read(path)).replaceAll(/:global\([^)]*\)/g, '').match(/[^{};]+(?=\{)/g) ?? []
      const classes = selectors.filter((text) => !text.trim().startsWith('@')).flatMap((text) => text.match(/(?<=\.)[A-Za-z]\w*/g) ?? [])
      return [...new Set(classes)].filter((name) => !words.has(name)).map((name) => `${path}: .${name}`)
    })
    expect(unused).toEqual([])
  })

  it('query the width of the window only at the breakpoints of the tokens', () => {
    const others = ours.flatMap((path) =>
      widthConditions(read(path))
        .filter((condition) => !breakpoints.includes(condition))
        .map((condition) => `${path}: ${condition}`),
    )
    expect(others).toEqual([])
  })

  it('take their colours from the tokens, which have a dark value too [look#colour-schemes]', () => {
    const others = withTokens.flatMap((path) => [...withoutComments(read(path)).matchAll(fixedColour)].flatMap(([found]) => (fixed.test(found) ? [] : [`${path}: ${found}`])))
    expect(others).toEqual([])
  })

  it('have no fixed text on a ground of the tokens: the ground is light in one colour scheme and dark in the other', () => {
    const isMixed = (rule: string): boolean => /background[\w-]*:[^;]*var\(--color/.test(rule) && /[\s{;](color|fill|stroke): *(#|rgb)/.test(rule)
    expect(isMixed('.a { background: var(--color-price-text); color: #fff; }')).toBe(true)
    expect(withTokens.flatMap((path) => rulesIn(read(path)).filter(isMixed).map((rule) => `${path}: ${rule}`))).toEqual([])
  })

  // The text over a video follows the video instead: by `clamp`, and in px for browsers without the units of it.
  it('set text in rem and lines without px: both follow the font that a learner has chosen [look#accessibility]', () => {
    const inPx = ours.flatMap((path) =>
      [...withoutComments(read(path)).matchAll(/(font-size|line-height): [^;(]*\dpx;(?!\s*\1: clamp)/g)].map(([text]) => `${path}: ${text}`),
    )
    expect(inPx).toEqual([])
  })

  it('have a size of a view once: its skeleton takes the same class, or the same variable', () => {
    const repeated = ours.filter((path) => /(skeleton|bones)[\w-]*\.module\.css$/.test(path)).flatMap((bones) => {
      const views = ours.filter((path) => path !== bones && path.startsWith(scopeOf(bones)))
      return sizesIn(read(bones)).filter((size) => views.some((view) => sizesIn(read(view)).includes(size))).map((size) => `${bones}: ${size}`)
    })
    expect(sizesIn('.a { min-height: 7rem; width: 40px; height: 4.5rem }')).toEqual(['height: 7rem'])
    expect(sizesIn('.a { min-height: 112px; width: 40px; grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) }')).toHaveLength(2)
    expect(repeated).toEqual([])
  })

  it('are kebab-case and short', () => {
    const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/
    expect(sheets.filter((path) => !kebabCase.test(basename(path)))).toEqual([])
    expect(sheets.filter((path) => read(path).trimEnd().split('\n').length > 250)).toEqual([])
  })
})
