const { execFile } = require('node:child_process')
const path = require('node:path')
const { pathToFileURL } = require('node:url')
const { promisify } = require('node:util')

const root = path.resolve(__dirname, '../..')
const run = promisify(execFile)

/**
 * The exports of the module, as JSON. A new process runs it, and so sees a contract that has changed since the last build.
 * @param {string} file
 */
async function exportsOf(file) {
  const script = `import { answers } from ${JSON.stringify(pathToFileURL(file).href)}; console.log(JSON.stringify(answers))`
  const { stdout } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], { cwd: path.join(root, 'scripts') })
  return stdout.trim()
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
