import { acceptedInScripts, acceptedNames, acceptedStyles } from './accepted.ts'
import { describeFeature, type Feature } from './compat-data.ts'
import { polyfillOf } from './polyfilled.ts'
import { lackedInScript } from './script-features.ts'
import type { Use } from './source-features.ts'
import { lackedStyleFeatures } from './style-features.ts'

export interface BuiltFile {
  name: string
  text: string
  /** Whether the script runs before the polyfills. */
  first?: boolean
}

/** Collects the features that a browser of the policy lacks, and the polyfills and accepted entries that are needed. */
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

  /** Checks a use in the sources. The object may have several types; one covered feature is enough. */
  source({ features, at }: Use): void {
    const isCovered = features.map((feature) => this.isPolyfilled(feature) || this.isAccepted(feature.key, acceptedInScripts))
    if (!isCovered.includes(true)) this.faults.push(`${at}: ${features.map(describeFeature).join(' or ')}`)
  }

  /** Checks a built script. A name may stand for several features; one covered feature is enough. */
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

  /** Checks a compiled style sheet of the sources, whose name is its path, or a built one. */
  style({ name: file, text }: BuiltFile, isSource: boolean): void {
    for (const feature of lackedStyleFeatures(text)) {
      const { in: sheets } = acceptedStyles[feature.key] ?? {}
      const isAllowedHere = !isSource || !sheets || sheets.includes(file)
      if (isSource && sheets?.includes(file)) this.needed.add(`${feature.key} in ${file}`)
      if (!isAllowedHere || !this.isAccepted(feature.key, acceptedStyles)) this.faults.push(`${file}: ${describeFeature(feature)}`)
    }
  }

  /** Polyfills and accepted entries that nothing has needed. */
  unused(): string[] {
    const inSheets = Object.entries(acceptedStyles).flatMap(([key, { in: files = [] }]) => files.map((file) => `${key} in ${file}`))
    const known = [...this.polyfills, ...Object.keys({ ...acceptedInScripts, ...acceptedNames, ...acceptedStyles }), ...inSheets]
    return known.filter((name) => !this.needed.has(name))
  }
}
