import browserslist from 'browserslist'
import { root } from './paths.ts'

/** The browsers that the product supports, as the root's `package.json` lists them (docs/product/browsers.md). */
export const browsers = browserslist(undefined, { path: root })
