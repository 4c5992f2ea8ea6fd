import { type AnyNode, parse, type Program } from 'acorn'
import type { Identifier } from '@mdn/browser-compat-data/types'
import { compatData, type Feature, featureAt, isCommon, isLacked } from './compat-data.ts'

/** The newest edition whose syntax all browsers of the policy parse, except the syntax of `refusedSyntax`. */
const edition = 2022

/**
 * The interfaces whose members are recognised by name alone. A name does not tell the type of its object, so the list has the interfaces
 * that libraries use most. Of other interfaces, only a member of a global is recognised, such as `Intl.Segmenter`.
 */
const common = new Set(
  `Array String TypedArray Object Promise Set Map Error
  Node Element HTMLElement Document DocumentFragment ShadowRoot Event EventTarget Range Selection Window
  HTMLDialogElement HTMLFormElement HTMLInputElement HTMLImageElement HTMLLinkElement HTMLMediaElement HTMLScriptElement HTMLVideoElement
  AbortSignal Blob CSSStyleSheet Crypto FormData Headers Response URLSearchParams`.split(/\s+/),
)

const members = new Map<string, Feature[]>()
const statics = new Map<string, Feature>()
const globals = new Map<string, Feature>()

for (const parent of [['api'], ['javascript', 'builtins']]) {
  const all = parent.reduce((found, name) => found[name] as Identifier, compatData as unknown as Identifier)
  for (const [owner, members_] of Object.entries(all).filter(([name]) => name !== '__compat')) {
    const global = featureAt(...parent, owner)
    if (global) globals.set(owner, global)
    for (const name of Object.keys(members_ as Identifier).filter((key) => key !== '__compat' && key !== owner)) {
      const feature = featureAt(...parent, owner, name)
      const plain = name.replace(/_static$/, '')
      if (!feature || plain.includes('_')) continue
      statics.set(`${owner}.${plain}`, feature)
      if (common.has(owner) && plain === name) members.set(plain, [...(members.get(plain) ?? []), feature])
    }
  }
}

/** Syntax that needs a newer browser: a static block, `#name in object`, a flag or a lookbehind of a regular expression. */
function refusedSyntax(node: AnyNode): string {
  if (node.type === 'StaticBlock') return 'static block'
  if (node.type === 'BinaryExpression' && node.left.type === 'PrivateIdentifier') return '#name in object'
  if (node.type !== 'Literal') return ''
  if (node.regex) return /[dv]/.test(node.regex.flags) || /\(\?<[=!]/.test(node.regex.pattern) ? `regular expression ${node.raw}` : ''
  return typeof node.value === 'string' && /:(is|where|has)\(/.test(node.value) ? `selector ${node.value}` : ''
}

const isMissing = (feature: Feature | undefined): feature is Feature => feature !== undefined && isCommon(feature) && isLacked(feature)

/** A name in a script, and the features of that name. */
export interface Named {
  name: string
  features: Feature[]
}

function named(node: AnyNode): Named {
  if (node.type === 'Identifier') return { name: node.name, features: [globals.get(node.name)].filter(isMissing) }
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return { name: '', features: [] }
  const { name } = node.property
  const owner = node.object.type === 'Identifier' ? `${node.object.name}.${name}` : ''
  if (statics.has(owner)) return { name: owner, features: [statics.get(owner)].filter(isMissing) }
  const all = node.object.type === 'ThisExpression' ? [] : (members.get(name) ?? [])
  return { name, features: all.every(isLacked) ? all.filter(isMissing) : [] }
}

/** The child nodes that a walk visits, without names of properties, which are no variables. */
function childrenOf(node: AnyNode): AnyNode[] {
  const isComputed = 'computed' in node && node.computed
  const skipped = isComputed ? '' : { MemberExpression: 'property', Property: 'key', MethodDefinition: 'key', PropertyDefinition: 'key' }[node.type as 'Property']
  const values = Object.entries(node).filter(([key]) => key !== skipped)
  return values
    .flatMap(([, value]) => [value].flat() as unknown[])
    .filter((value): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value)
}

export interface ScriptFeatures {
  /** Syntax, and selectors in string literals. */
  syntax: string[]
  names: Named[]
}

/** The features of a built script that a browser of the policy lacks, recognised by name. */
export function lackedInScript(text: string): ScriptFeatures {
  let program: Program
  try {
    program = parse(text, { ecmaVersion: edition })
  } catch (error) {
    return { syntax: [String(error)], names: [] }
  }
  const syntax = new Set<string>()
  const names = new Map<string, Named>()
  const open: AnyNode[] = [program]
  for (let node = open.pop(); node; node = open.pop()) {
    const refused = refusedSyntax(node)
    if (refused) syntax.add(refused)
    const found = named(node)
    if (found.features.length > 0) names.set(found.name, found)
    open.push(...childrenOf(node))
  }
  return { syntax: [...syntax], names: [...names.values()] }
}
