const { createRequire } = require('node:module')

const fromCore = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'))
/** @type {{ default: new (...args: unknown[]) => { sort(tests: { path: string }[]): { path: string }[] } }} */
const { default: Sequencer } = fromCore('@jest/test-sequencer')

// Without the times of an earlier run, as in a fresh clone, jest begins with the largest files. The files of `long` are small and take
// longest, so the last of them would run alone at the end.
const long = /\/(guides|reports|damaged-answers\/\w+|killed-[\w-]+|hostile-requests|random-events|restarted-load)\.test\.ts$/

module.exports = class extends Sequencer {
  /** @override @param {{ path: string }[]} tests */
  sort(tests) {
    const sorted = super.sort(tests)
    return [...sorted.filter(({ path }) => long.test(path)), ...sorted.filter(({ path }) => !long.test(path))]
  }
}
