require('./computed-style.cjs')
const { TestEnvironment } = require('jest-environment-jsdom')

// Globals of Chromium that jsdom does not have. All of fetch and AbortController come from Node, because Node's Request refuses a signal
// of another realm's AbortController.
const fromNode = [
  'AbortController',
  'AbortSignal',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
]

module.exports = class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup()
    /** @type {Record<string, unknown>} */
    const node = globalThis
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, { value: node[name], configurable: true, writable: true })
    }
    // Node's Request knows no page, and refuses a relative address.
    const { location } = this.global
    this.global.Request = class extends Request {
      /** @param {RequestInfo | URL} input @param {RequestInit} [init] */
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, location.href) : input, init)
      }
    }
    // Values from Node must be instances of the page's classes for toEqual and instanceof.
    this.global.Uint8Array = Uint8Array
    this.global.ArrayBuffer = ArrayBuffer
  }
}
