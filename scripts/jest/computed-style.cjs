const { createRequire } = require('node:module')

// After each change of the page jsdom matches an element with the 120 rules of its default style sheet, which takes an eighth of the time
// of a page's tests. Tests read `display` alone. So this file leaves 19 rules: rules without `display` go, and the tags with the same value
// share a rule.
const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'))
const fromJsdom = createRequire(createRequire(fromEnvironment.resolve('@jest/environment-jsdom-abstract')).resolve('jsdom'))
const file = fromJsdom.resolve('./jsdom/browser/default-stylesheet.js')

/** The tags for each value of `display`. @type {Map<string, string[]>} */
const tags = new Map()
/** Rules whose selectors are more than tags. They stay in order, as the last rule that matches wins. @type {string[]} */
const others = []
for (const [, selector = '', body = ''] of fromJsdom(file).replace(/\/\*[\s\S]*?\*\/|@namespace[^;]*;/g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
  const display = /(?:^|[;\s])display:\s*([\w-]+)/.exec(body)?.[1]
  if (!display) continue
  if (/^[\w\s,]+$/.test(selector)) tags.set(display, [...(tags.get(display) ?? []), selector.trim()])
  else others.push(`${selector.trim()} { display: ${display} }`)
}
const rules = [...tags].map(([display, selectors]) => `${selectors.join(', ')} { display: ${display} }`)
if (rules.length === 0) throw new Error(`${file} has no rules`)
Object.assign(require.cache[file] ?? {}, { exports: [...rules, ...others].join('\n') })
