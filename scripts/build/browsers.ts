import browserslist from 'browserslist'
import type { pluginOptions } from 'postcss-preset-env'
import { root } from '../lib/paths.mjs'

/** The browsers that the product supports, as the root's `package.json` lists them (docs/product/browsers.md). */
export const browsers = browserslist(undefined, { path: root })

/** The oldest version of each browser, such as 86 for `chrome`. */
export const oldestVersions: Readonly<Record<string, number>> = Object.fromEntries(
  // The list goes from the newest to the oldest version, so the oldest one stays. A range, as Safari has, starts with its oldest version.
  browsers.map((named) => named.split(' ')).map(([name = '', version = '']) => [name, Number.parseFloat(version)]),
)

/**
 * How style sheets are compiled for these browsers. The plugin for `text-decoration` would only add a prefix to values with several parts,
 * and no style sheet has such a value.
 */
export const styleOptions: pluginOptions = { browsers: [...browsers], preserve: false, features: { 'text-decoration-shorthand': false } }
