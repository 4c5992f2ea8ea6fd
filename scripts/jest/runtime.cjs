const { AsyncLocalStorage } = require('node:async_hooks')
const { createRequire } = require('node:module')
const vm = require('node:vm')

const fromCore = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'))
/** @type {{ default: new (...args: unknown[]) => { requireModuleOrMock(from: string, name: string): unknown, teardown(): void } }} */
const { default: Runtime } = fromCore('jest-runtime')

// jest compiles every module again for each test file. A script is compiled once in a worker, and runs in the context of each file, so that
// each file still has modules of its own.

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

// jest keeps the running test in a storage that each test file makes anew and none disables. Node writes the value of each enabled storage
// to each promise, so that the last files of a worker paid for some hundred.

/** @type {Set<AsyncLocalStorage<unknown>>} */
const enabled = new Set()

const { run } = AsyncLocalStorage.prototype
/** @type {typeof run} @this {AsyncLocalStorage<unknown>} */
AsyncLocalStorage.prototype.run = function (/** @type {Parameters<typeof run>} */ ...args) {
  enabled.add(this)
  return run.apply(this, args)
}

/** Tables that take longer to make than most test files to run. They do not change, so a worker loads them once for all files. */
const tables = 'aria-query'

module.exports = class extends Runtime {
  /** @override @param {string} from @param {string} name */
  requireModuleOrMock(from, name) {
    return name === tables ? createRequire(from)(name) : super.requireModuleOrMock(from, name)
  }

  /** @override */
  teardown() {
    for (const storage of enabled) storage.disable()
    enabled.clear()
    super.teardown()
  }
}
