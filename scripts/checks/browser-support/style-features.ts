import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'
import { compatData, type Feature, featureAt, isLacked } from './compat-data.ts'
import type { Identifier } from '@mdn/browser-compat-data/types'

/** The features for a function or unit of values, at any depth of `css.types` in MDN's data. */
function typesNamed(name: string, within: Identifier = compatData.css.types as unknown as Identifier, path = ['css', 'types']): Feature[] {
  return Object.entries(within).flatMap(([key, value]) => {
    if (key === '__compat') return []
    const at = [...path, key]
    const own = key === name ? [featureAt(...at)] : []
    return [...own, ...typesNamed(name, value as Identifier, at)].filter((found) => found !== undefined)
  })
}

const types = new Map<string, Feature[]>()

function typesOf(name: string): Feature[] {
  const known = types.get(name) ?? typesNamed(name)
  types.set(name, known)
  return known
}

function featuresOfValue(property: string, value: string): Feature[] {
  const functions = [...value.matchAll(/([a-z][\w-]*)\(/g)].flatMap(([, name = '']) => typesOf(name).slice(0, 1))
  const dynamic = /\d[dsl]v([hwib]|min|max)\b/.test(value) ? typesOf('viewport_percentage_units_dynamic') : []
  const container = /\dcq([hwib]|min|max)\b/.test(value) ? typesOf('container_query_length_units') : []
  const words = value.replace(/url\([^)]*\)|"[^"]*"|var\(--[\w-]+/g, '').match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g) ?? []
  const keywords = words.flatMap((word) => [word, word.replaceAll('-', '_')]).map((word) => featureAt('css', 'properties', property, word))
  return [...functions, ...dynamic, ...container, ...keywords.filter((found) => found !== undefined)]
}

/** Whether a node is inside `@supports`. */
function isConditional({ parent }: Declaration | Rule | AtRule): boolean {
  if (!parent || parent.type === 'root') return false
  return (parent.type === 'atrule' && (parent as AtRule).name === 'supports') || isConditional(parent)
}

function featuresOfDeclaration(declaration: Declaration): Feature[] {
  const { prop, value, parent } = declaration
  const own = featureAt('css', 'properties', prop)
  const before = (parent?.nodes.slice(0, parent.index(declaration)) ?? []).filter((other) => other.type === 'decl')
  const isPrefixed = before.some((other) => other.prop !== prop && other.prop.replace(/^-[a-z]+-/, '') === prop)
  // An older browser ignores the new value and uses the earlier one.
  const hasFallback = isPrefixed || before.some((other) => other.prop === prop)
  return [...(own && !isPrefixed ? [own] : []), ...(hasFallback ? [] : featuresOfValue(prop, value))]
}

function pseudos(selector: string): Feature[] {
  const names = selector.replace(/\[[^\]]*\]/g, '').matchAll(/::?([a-z][a-z-]*)/g)
  return [...names].map(([, name = '']) => featureAt('css', 'selectors', name)).filter((found) => found !== undefined)
}

function featuresOfAtRule({ name, params }: AtRule): Feature[] {
  const asked = [...params.matchAll(/\(([a-z-]+)/g)].map(([, feature = '']) => featureAt('css', 'at-rules', name, feature))
  return [featureAt('css', 'at-rules', name), ...asked].filter((found) => found !== undefined)
}

/** Queries of `@supports not`, and the features for whose lack a sheet with the query has rules. */
const fallbacks: [query: RegExp, features: RegExp][] = [
  [/not\s+\(aspect-ratio/, /^css\.(properties\.aspect-ratio|selectors\.where)/],
  [/not\s+selector\(:has/, /^css\.selectors\.has/],
  [/not\s+\(color:\s*light-dark/, /^css\.properties\.paint-order/],
]

/** The features of a compiled style sheet that a browser of the policy lacks, except those covered by `@supports` or an earlier value. */
export function lackedStyleFeatures(css: string): Feature[] {
  const found = new Map<string, Feature>()
  const add = (node: Declaration | Rule | AtRule, features: Feature[]): void => {
    if (isConditional(node)) return
    for (const feature of features.filter(isLacked)) found.set(feature.key, feature)
  }
  const root = postcss.parse(css)
  const queries: string[] = []
  root.walkAtRules('supports', ({ params }) => void queries.push(params))
  const covered = fallbacks.filter(([query]) => queries.some((params) => query.test(params)))
  root.walk((node) => {
    if (node.type === 'decl') add(node, featuresOfDeclaration(node))
    if (node.type === 'rule') add(node, pseudos(node.selector))
    if (node.type === 'atrule' && node.name !== 'supports') add(node, featuresOfAtRule(node))
  })
  return [...found.values()].filter(({ key }) => !covered.some(([, features]) => features.test(key)))
}
