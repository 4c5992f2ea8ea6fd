/** Counts the passed, the failed and the skipped tests of a run. */
export class Total {
  passed = 0
  failed = 0
  /** @type {string[]} */
  skipped = []

  /** @param {boolean} isPipeline A pipeline must run everything, so tests that it cannot run count as failed. */
  constructor(isPipeline) {
    this.isPipeline = isPipeline
  }

  /** @param {{ passed: number, failed: number }} counts */
  add({ passed, failed }) {
    this.passed += passed
    this.failed += failed
  }

  /**
   * Counts tests whose program is missing, and prints a line about them.
   * @param {import('./tools.mjs').MissingTool} tool
   * @param {(line: string) => void} say
   */
  cannotRun({ name, tests, hint }, say = console.error) {
    say(`${this.isPipeline ? '✗' : '–'} ${tests}: skipped, because ${name} is missing. ${hint}`)
    if (this.isPipeline) this.failed += 1
    else this.skipped.push(`${name} (${tests})`)
  }

  /** The last line of a run. */
  summary() {
    const counts = `${this.passed} passed, ${this.failed} failed`
    return this.skipped.length === 0 ? counts : `${counts}, ${this.skipped.length} skipped: ${this.skipped.join(', ')}`
  }
}
