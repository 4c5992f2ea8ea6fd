import ts from 'typescript'
import type { PublicApi } from './public-api.ts'
import { parseSignature } from './signature.ts'

/** The members of an object type, with their types. */
function membersOf(type: ts.TypeNode): Map<string, ts.TypeNode | null> {
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type)
  if (!ts.isTypeLiteralNode(type)) return new Map()
  const properties = type.members.filter(ts.isPropertySignature)
  return new Map(properties.map(({ name, type: member }) => [ts.isStringLiteral(name) ? name.text : name.getText(), member ?? null]))
}

/** The number of arguments that a call must have; null if the type is no function. */
function requiredParameters(type: ts.TypeNode): number | null {
  if (!ts.isFunctionTypeNode(type)) return null
  return type.parameters.filter(({ questionToken, dotDotDotToken }) => !questionToken && !dotDotDotToken).length
}

function shapeBreaks(name: string, before: ts.TypeNode | null, after: ts.TypeNode | null): string[] {
  if (!before || !after) return []
  const [needed, needs] = [requiredParameters(before), requiredParameters(after)]
  if (needed !== null && needs === null) return [`${name} is no function any more`]
  if (needed !== null && needs !== null && needs > needed) return [`${name} has ${needs} required parameters, not ${needed}`]
  const [members, left] = [membersOf(before), membersOf(after)]
  return [...members].flatMap(([member, type]) => {
    const now = left.get(member)
    return now === undefined ? [`${name}.${member} is gone`] : shapeBreaks(`${name}.${member}`, type, now)
  })
}

/**
 * The exports of the given entries that an area could use before and cannot use now: a removed export or member, or a function that
 * needs more arguments. Types do not exist at run time. Other changes of a signature are left to the reader of the report.
 */
export function publicApiBreaks(before: PublicApi, after: PublicApi, specifiers: readonly string[]): string[] {
  return specifiers.flatMap((specifier) =>
    (before[specifier] ?? [])
      .filter(({ kind }) => kind !== 'type')
      .flatMap(({ name, signature }) => {
        const now = after[specifier]?.find((one) => one.name === name && one.kind !== 'type')
        if (!now) return [`${specifier}: ${name} is gone`]
        return shapeBreaks(name, parseSignature(signature), parseSignature(now.signature)).map((problem) => `${specifier}: ${problem}`)
      }),
  )
}
