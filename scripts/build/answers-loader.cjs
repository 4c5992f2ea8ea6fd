const { createRequire } = require('node:module')
const path = require('node:path')
const vm = require('node:vm')
const { build } = require('esbuild')

const root = path.resolve(__dirname, '../..')

/**
 * The exports of the module, as JSON. It is bundled each time, and so sees a contract that has changed since the last build.
 * @param {string} file
 */
async function exportsOf(file) {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, write: false, platform: 'node', format: 'cjs', logLevel: 'silent' })
  const module = { exports: /** @type {{ answers?: unknown }} */ ({}) }
  vm.runInNewContext(outputFiles[0]?.text ?? '', { module, require: createRequire(file) })
  return JSON.stringify(module.exports.answers)
}

/** @type {import('webpack').PitchLoaderDefinitionFunction} */
function pitch() {
  const callback = this.async()
  this.addContextDependency(path.join(root, 'shared/contract/src'))
  this.addDependency(this.resourcePath)
  exportsOf(this.resourcePath).then((answers) => callback(null, `export const answers = ${answers}`), callback)
}

/**
 * Replaces a module `answers.ts` by what it exports: the build runs it, so that a browser gets the shapes of answers without the schemas
 * that they are made from (docs/decisions/134-answers-are-read.md).
 */
module.exports = Object.assign((/** @type {string} */ source) => source, { pitch })
