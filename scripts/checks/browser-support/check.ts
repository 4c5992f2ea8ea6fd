import { acceptedInScripts, acceptedNames, acceptedStyles } from './accepted.ts'
import { describeFeature, type Feature } from './compat-data.ts'
import { polyfillOf } from './polyfilled.ts'
import { lackedInScript } from './script-features.ts'
import type { Use } from './source-features.ts'
import { lackedStyleFeatures } from './style-features.ts'

export interface BuiltFile {
  name: string
  text: string
  /** It runs before the polyfills. */
  first?: boolean
}

/** Collects what a browser of the policy lacks, and which of the polyfills and accepted entries something needs. */
export class BrowserSupport {
  readonly faults: string[] = []
  private readonly needed = new Set<string>()

  constructor(private readonly polyfills: readonly string[]) {}

  private isPolyfilled({ key }: Feature): boolean {
    const polyfill = polyfillOf(key)
    if (this.polyfills.includes(polyfill)) this.needed.add(polyfill)
    return this.polyfills.includes(polyfill)
  }

  private isAccepted(name: string, accepted: object): boolean {
    if (Object.hasOwn(accepted, name)) this.needed.add(name)
    return Object.hasOwn(accepted, name)
  }

  /** A use in the sources: one type of the object is enough to name the feature. */
  source({ features, at }: Use): void {
    const isCovered = features.map((feature) => this.isPolyfilled(feature) || this.isAccepted(feature.key, acceptedInScripts))
    if (!isCovered.includes(true)) this.faults.push(`${at}: ${features.map(describeFeature).join(' or ')}`)
  }

  /** A built script: a name may belong to each of its features, of which the sources use one. */
  script({ name: file, text, first = false }: BuiltFile): void {
    const { syntax, names } = lackedInScript(text)
    for (const found of syntax) if (!this.isAccepted(found, acceptedNames)) this.faults.push(`${file}: ${found}`)
    for (const { name, features } of names) {
      const isPolyfilled = !first && features.map((feature) => this.isPolyfilled(feature)).includes(true)
      const isCovered = features.map(({ key }) => this.isAccepted(key, acceptedInScripts)).includes(true)
      if (!isPolyfilled && !isCovered && !this.isAccepted(name, acceptedNames)) {
        this.faults.push(`${file}: ${name}, as ${features.map(describeFeature).join(' or ')}${first ? ', before the polyfills' : ''}`)
      }
    }
  }

  /** A compiled style sheet of the sources (`file` is its path), or a built one. */
  style({ name: file, text }: BuiltFile, isSource: boolean): void {
    for (const feature of lackedStyleFeatures(text)) {
      const { in: places } = acceptedStyles[feature.key] ?? {}
      const isPlace = !isSource || !places || places.includes(file)
      if (isSource && places?.includes(file)) this.needed.add(`${feature.key} in ${file}`)
      if (!isPlace || !this.isAccepted(feature.key, acceptedStyles)) this.faults.push(`${file}: ${describeFeature(feature)}`)
    }
  }

  /** Polyfills and accepted entries that nothing has needed. */
  unused(): string[] {
    const places = Object.entries(acceptedStyles).flatMap(([key, { in: files = [] }]) => files.map((file) => `${key} in ${file}`))
    const known = [...this.polyfills, ...Object.keys({ ...acceptedInScripts, ...acceptedNames, ...acceptedStyles }), ...places]
    return known.filter((name) => !this.needed.has(name))
  }
}
