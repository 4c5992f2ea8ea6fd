import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'
import { compatData, type Feature, featureAt, isLacked } from './compat-data.ts'
import type { Identifier } from '@mdn/browser-compat-data/types'

/** Functions and units of values by their names in the data, at any depth of `css.types`. */
function typesNamed(name: string, within: Identifier = compatData.css.types as unknown as Identifier, path = ['css', 'types']): Feature[] {
  return Object.entries(within).flatMap(([key, value]) => {
    if (key === '__compat') return []
    const at = [...path, key]
    return [...(key === name ? [featureAt(...at)] : []), ...typesNamed(name, value as Identifier, at)].filter((found) => found !== undefined)
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
  const keywords = words.map((word) => featureAt('css', 'properties', property, word) ?? featureAt('css', 'properties', property, word.replaceAll('-', '_')))
  return [...functions, ...dynamic, ...container, ...keywords.filter((found) => found !== undefined)]
}

const isConditional = (node: Declaration | Rule | AtRule): boolean =>
  node.parent?.type === 'atrule' && (node.parent as AtRule).name === 'supports' ? true : node.parent?.type === 'root' || !node.parent ? false : isConditional(node.parent as Rule)

function featuresOfDeclaration(declaration: Declaration): Feature[] {
  const { prop, value, parent } = declaration
  const own = featureAt('css', 'properties', prop)
  const before = parent?.nodes?.slice(0, parent.index(declaration)) ?? []
  // An older browser keeps the value that it understands.
  const hasFallback = before.some((other) => other.type === 'decl' && other.prop === prop)
  return [...(own ? [own] : []), ...(hasFallback ? [] : featuresOfValue(prop, value))]
}

const pseudos = (selector: string): Feature[] =>
  [...selector.replace(/\[[^\]]*\]/g, '').matchAll(/::?([a-z][a-z-]*)/g)].map(([, name = '']) => featureAt('css', 'selectors', name)).filter((found) => found !== undefined)

const featuresOfAtRule = ({ name, params }: AtRule): Feature[] =>
  [featureAt('css', 'at-rules', name), ...[...params.matchAll(/\(([a-z-]+)/g)].map(([, feature = '']) => featureAt('css', 'at-rules', name, feature))].filter(
    (found) => found !== undefined,
  )

/** The features of a compiled style sheet that a browser of the policy lacks, without those that `@supports` or an earlier value covers. */
export function lackedStyleFeatures(css: string): Feature[] {
  const found = new Map<string, Feature>()
  const add = (node: Declaration | Rule | AtRule, features: Feature[]): void => {
    if (isConditional(node)) return
    for (const feature of features.filter(isLacked)) found.set(feature.key, feature)
  }
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') add(node, featuresOfDeclaration(node))
    if (node.type === 'rule') add(node, pseudos(node.selector))
    if (node.type === 'atrule' && node.name !== 'supports') add(node, featuresOfAtRule(node))
  })
  return [...found.values()]
}
