// The same code as in `shared/platform/src/api/axios-parts.ts`, from the bundle that axios has for CommonJS.
const fromPlatform = require('node:module').createRequire(require.resolve('../../shared/platform/package.json'))
const { AxiosError, AxiosHeaders, CanceledError, getAdapter } = require(fromPlatform.resolve('axios'))

/** @param {unknown} config */
const xhr = (config) => getAdapter('xhr')(config)

module.exports = { AxiosError, AxiosHeaders, CanceledError, xhr }
