import browserslist from 'browserslist'
import type { pluginOptions } from 'postcss-preset-env'
import { root } from '../lib/paths.mjs'

/** The browsers that the product supports, as the root's `package.json` lists them (docs/product/browsers.md). */
export const browsers = browserslist(undefined, { path: root })

/** The oldest version of each, as `chrome` → 86. */
export const oldestVersions: Readonly<Record<string, number>> = Object.fromEntries(
  // From the newest to the oldest. A range, as of Safari's, starts with its oldest version.
  browsers.map((named) => named.split(' ')).map(([name = '', version = '']) => [name, Number.parseFloat(version)]),
)

/** How style sheets are compiled for them. No value of ours has several parts of a text decoration, for which its plugin adds a prefix. */
export const styleOptions: pluginOptions = { browsers: [...browsers], preserve: false, features: { 'text-decoration-shorthand': false } }
