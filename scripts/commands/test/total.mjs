/** What passed, what failed, and what this machine cannot run. */
export class Total {
  passed = 0
  failed = 0
  /** @type {string[]} */
  skipped = []

  /** @param {boolean} isPipeline A pipeline runs everything: what it cannot run has failed. */
  constructor(isPipeline) {
    this.isPipeline = isPipeline
  }

  /** @param {{ passed: number, failed: number }} counts */
  add({ passed, failed }) {
    this.passed += passed
    this.failed += failed
  }

  /**
   * Counts tests that cannot run here, and says so.
   * @param {import('./tools.mjs').MissingTool} tool
   * @param {(line: string) => void} say
   */
  cannotRun({ name, tests, hint }, say = console.error) {
    say(`${this.isPipeline ? '✗' : '–'} ${tests}: skipped, as ${name} is not here. ${hint}`)
    if (this.isPipeline) this.failed += 1
    else this.skipped.push(`${name} (${tests})`)
  }

  /** The last line of a run. */
  summary() {
    const counts = `${this.passed} passed, ${this.failed} failed`
    return this.skipped.length === 0 ? counts : `${counts}, ${this.skipped.length} skipped: ${this.skipped.join(', ')}`
  }
}
