import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './paths.ts'

const platform = createRequire(path.join(root, 'shared/platform/package.json'))

/**
 * Modules of packages that no browser runs, but that a bundle would carry. axios imports each of its adapters; the API client uses `xhr`
 * alone (`shared/platform/src/api/transport.ts`), and the adapter for fetch is 3 KB of every first visit.
 */
export const unusedModules = (): Record<string, false> => ({
  [path.join(path.dirname(platform.resolve('axios/package.json')), 'lib/adapters/fetch.js')]: false,
})
