import parse, { type Info } from 'spdx-expression-parse'
import type { Component } from './components.ts'

/** The licences under which a package may be in a release, by their ids in SPDX. All of them allow it as long as their text is there. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'Unlicense', 'Zlib']

const isAllowed = (info: Info): boolean => {
  if ('license' in info) return allowed.includes(info.license)
  const sides = [isAllowed(info.left), isAllowed(info.right)]
  return info.conjunction === 'or' ? sides.includes(true) : !sides.includes(false)
}

/** Null for a name that is no expression of SPDX. */
function parsed(expression: string): Info | null {
  try {
    return parse(expression)
  } catch {
    return null
  }
}

/** What is wrong with the licences of a package, each of which must be allowed; null if nothing is. */
export function problemOfLicences({ licences }: Component): string | null {
  if (licences.length === 0) return 'it names no licence'
  for (const licence of licences) {
    const info = parsed(licence)
    if (!info) return `the licence ${licence} is unknown`
    if (!isAllowed(info)) return `the licence ${licence} is not allowed`
  }
  return null
}
