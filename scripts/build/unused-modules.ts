import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './paths.ts'

/** The version that `unused-modules.test.ts` has shown to work without the modules below. */
const checkedVersion = '1.21.1'

const axios = path.dirname(createRequire(path.join(root, 'shared/platform/package.json')).resolve('axios/package.json'))

// axios's adapter imports them; the API client has no form data, no query of axios's own and no token in a cookie.
const unused = ['core/setFormDataHeaders.js', 'helpers/AxiosURLSearchParams.js', 'helpers/cookies.js', 'helpers/isURLSameOrigin.js']

/**
 * Modules that a bundle leaves out because no call of the API client runs them (docs/decisions/079-axios-adapter-alone.md).
 * @throws Error for another version of axios than the one that was checked.
 */
export function unusedModules(): Record<string, false> {
  const { version } = JSON.parse(readFileSync(path.join(axios, 'package.json'), 'utf8')) as { version: string }
  if (version !== checkedVersion) throw new Error(`unused-modules.ts was checked with axios ${checkedVersion}, not ${version}`)
  return Object.fromEntries(unused.map((file) => [path.join(axios, 'lib', file), false]))
}
