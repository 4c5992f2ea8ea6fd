const { AsyncLocalStorage } = require('node:async_hooks')
const { createRequire } = require('node:module')
const vm = require('node:vm')

const fromCore = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'))
/** @type {{ default: new (...args: unknown[]) => { teardown(): void } }} */
const { default: Runtime } = fromCore('jest-runtime')

// jest compiles every module again for each test file, a sixth of the time of a package's tests. A script is compiled once in a worker, and
// runs in the context of each file, so that each file still has modules of its own.

/** @type {Map<string, { source: string, script: vm.Script }>} */
const scripts = new Map()

/** @param {string} source @param {readonly string[]} parameters @param {string} filename */
function scriptOf(source, parameters, filename) {
  const known = scripts.get(filename)
  if (known?.source === source) return known.script
  const start = `(function(${parameters.join(',')}){`
  const script = new vm.Script(`${start}${source}\n})`, { filename, columnOffset: -start.length })
  scripts.set(filename, { source, script })
  return script
}

const { compileFunction } = vm
vm.compileFunction = (source, parameters, options) =>
  parameters && options?.filename && options.parsingContext
    ? scriptOf(source, parameters, options.filename).runInContext(options.parsingContext)
    : compileFunction(source, parameters, options)

// jest keeps the running test in an AsyncLocalStorage, which each test file makes anew and never disables. Node writes the value of each
// enabled storage to each promise: that takes 8 % of the time of a worker with 60 files, and more with each further file. So each file's
// storages are disabled at its end.

/** @type {Set<AsyncLocalStorage<unknown>>} */
const enabled = new Set()

const { run } = AsyncLocalStorage.prototype
/** @type {typeof run} @this {AsyncLocalStorage<unknown>} */
AsyncLocalStorage.prototype.run = function (/** @type {Parameters<typeof run>} */ ...args) {
  enabled.add(this)
  return run.apply(this, args)
}

// A worker without work ends by itself. Node would free its heap first, which takes longer than the 500 ms after which jest says that the
// worker has failed to exit. `process.exit` ends it at once.
if (process.send) process.once('exit', (code) => process.exit(code))

module.exports = class extends Runtime {
  /** @override */
  teardown() {
    for (const storage of enabled) storage.disable()
    enabled.clear()
    super.teardown()
  }
}
