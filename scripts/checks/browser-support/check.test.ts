/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../lib/paths.mjs'
import { BrowserSupport } from './check.ts'
import { lackedInSources } from './source-features.ts'

// The folder is inside the sources, so that the compiler finds the type declarations of browser and language.
const folder = mkdtempSync(path.join(root, 'host/src/seeded-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The faults of each line of a source. */
function faultsOfSource(lines: string[], polyfills: string[] = []): string[][] {
  const file = path.join(folder, 'page.ts')
  writeFileSync(file, lines.join('\n'))
  const support = new BrowserSupport(polyfills)
  for (const use of lackedInSources([file])) support.source(use)
  return lines.map((_, at) => support.faults.filter((fault) => fault.includes(`page.ts:${at + 1}: `)))
}

function faultsOf(check: (support: BrowserSupport) => void, polyfills: string[] = []): string[] {
  const support = new BrowserSupport(polyfills)
  check(support)
  return support.faults
}

describe('a source', () => {
  it('is refused for an API that a browser of the policy lacks and no polyfill brings [browsers#supported-browsers]', () => {
    const [intl, array, string, polyfilled, own] = faultsOfSource(
      [
        "export const segments = new Intl.Segmenter('zh')",
        'export const first = (list: readonly string[]) => list.findLast(Boolean)',
        'export const end = (text: string) => text.at(-1)',
        'export const last = (list: readonly string[]) => list.at(-1)',
        'export const here = { at: (index: number) => index }.at(-1)',
      ],
      ['array/at'],
    )
    expect(intl).toEqual([expect.stringMatching(/^host\/src\/seeded-.*: javascript\.builtins\.Intl\.Segmenter \(chrome from 87/)])
    expect(array).toEqual([expect.stringContaining('javascript.builtins.Array.findLast (chrome from 97')])
    expect(string).toEqual([expect.stringContaining('javascript.builtins.String.at (chrome from 92')])
    expect(polyfilled).toEqual([])
    expect(own).toEqual([])
  })

  it('is refused for a style that a browser lacks and the sheet has no fallback for [browsers#what-an-older-browser-lacks]', () => {
    const faults = (css: string): string[] => faultsOf((support) => support.style({ name: 'host/src/a.module.css', text: css }, true))
    expect(faults('.a:has(.b){color:red}')[0]).toMatch(/^host\/src\/a\.module\.css: css\.selectors\.has \(chrome from 105/)
    expect(faults('.a:has(.b){color:red}@supports not selector(:has(a)){.a:focus-within{color:red}}')).toEqual([])
    expect(faults('.a{height:50dvh}')[0]).toContain('viewport_percentage_units_dynamic')
    expect(faults('.a{height:50vh;height:50dvh}')).toEqual([])
    expect(faults('@container (min-width:1px){.a{color:red}}')[0]).toContain('css.at-rules.container')
    expect(faults('@supports (aspect-ratio:1){.a{aspect-ratio:1}}')).toEqual([])
    expect(faults('.a{color:red;aspect-ratio:1}')[0]).toContain('css.properties.aspect-ratio')
  })
})

describe('a chunk of a dependency', () => {
  const faults = (text: string, polyfills: string[] = [], first = false): string[] =>
    faultsOf((support) => support.script({ name: 'host/vendor.min.js', text, first }), polyfills)

  it.each([
    ['a static method', 'URL.parse(a)', 'host/vendor.min.js: URL.parse, as api.URL.parse_static (chrome from 126'],
    ['a global', 'new CompressionStream("gzip")', 'host/vendor.min.js: CompressionStream, as'],
    ['a method of an array', 'a.toSorted()', 'host/vendor.min.js: toSorted, as javascript.builtins.Array.toSorted'],
    ['syntax', 'class A{static{a()}}', 'host/vendor.min.js: static block'],
    ['syntax of a later edition', 'await using a=b', 'host/vendor.min.js: SyntaxError'],
    ['a regular expression', '/(?<=a)b/.test(a)', 'host/vendor.min.js: regular expression /(?<=a)b/'],
    ['a selector', 'document.querySelector("a:is(b)")', 'host/vendor.min.js: selector a:is(b)'],
  ])('is refused for %s that a browser of the policy lacks [browsers#supported-browsers]', (_, text, fault) => {
    expect(faults(text)).toEqual([expect.stringContaining(fault)])
  })

  it('may use what a polyfill brings, but not before the polyfills run', () => {
    expect(faults('a.toSorted()', ['array/to-sorted'])).toEqual([])
    expect(faults('a.toSorted()', ['array/to-sorted'], true)).toEqual([expect.stringContaining('before the polyfills')])
  })

  it('may have private fields, and properties with the name of a feature', () => {
    expect(faults('class A{#a=1;b=this.#a}var c={toSorted:1,URL:2}')).toEqual([])
  })

  it('is refused for a style that a browser lacks', () => {
    const found = faultsOf((support) => support.style({ name: 'host/vendor.min.css', text: '@layer a{p{color:red}}' }, false))
    expect(found).toEqual([expect.stringContaining('css.at-rules.layer (chrome from 99')])
  })
})

test('unused names each polyfill and accepted entry that nothing needs', () => {
  expect(new BrowserSupport(['array/at']).unused()).toEqual(expect.arrayContaining(['array/at', 'cookieStore', 'css.selectors.has']))
})
