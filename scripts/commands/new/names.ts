import { Misuse } from '../../lib/usage.mjs'

/** A name in the spellings that the sources use. */
export interface Names {
  /** `my-things` */
  kebab: string
  /** `myThings` */
  camel: string
  /** `MyThings` */
  pascal: string
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Throws a Misuse if the name is not kebab-case. */
export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(kebab)) {
    throw new Misuse(`“${kebab}” is not kebab-case: small letters, digits and single hyphens, as my-things.`)
  }
  const pascal = kebab.split('-').map(capital).join('')
  return { kebab, camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1), pascal }
}

/** The singular of a name: `my-things` → `my-thing`. */
export function oneOf({ kebab }: Names): Names {
  if (/[^aeiou]ies$/.test(kebab)) return namesOf(kebab.replace(/ies$/, 'y'))
  if (/(?:[cs]h|ss|x)es$/.test(kebab)) return namesOf(kebab.replace(/es$/, ''))
  return namesOf(/[^s]s$/.test(kebab) ? kebab.slice(0, -1) : `${kebab}-item`)
}
