const BrowserEnvironment = require('./browser-environment.cjs')

// Not setTimeout: those of a page that is gone would keep jest from exiting.
const fromNode = ['clearImmediate', 'clearInterval', 'setImmediate', 'setInterval']

/** A browser in which the sandbox runs too, which needs intervals of Node. */
module.exports = class PageAndSandboxEnvironment extends BrowserEnvironment {
  /** @override */
  async setup() {
    await super.setup()
    /** @type {Record<string, unknown>} */
    const node = globalThis
    for (const name of fromNode) Object.defineProperty(this.global, name, { value: node[name], configurable: true, writable: true })
  }
}
