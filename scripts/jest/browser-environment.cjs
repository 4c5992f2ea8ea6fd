const { TestEnvironment } = require('jest-environment-jsdom')

// What Chromium has and jsdom leaves out. The fetch family and AbortController come as one set from Node,
// because Node's Request refuses a signal that another realm's AbortController made.
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
    // What crosses from Node must be an instance of the page's own classes, or toEqual and instanceof fail.
    this.global.Uint8Array = Uint8Array
    this.global.ArrayBuffer = ArrayBuffer
  }
}
