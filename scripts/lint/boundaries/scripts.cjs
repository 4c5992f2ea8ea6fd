const { source, tests } = require('./patterns.cjs')

// The folders of scripts, lowest first.
const layers = ['lib', 'jest', 'lint', 'release', 'build', 'monolith', 'serve', 'e2e', 'checks', 'commands', 'guides', 'pipelines']

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'scripts-know-shared-and-sandbox',
    comment:
      'A script reads the folder of an area, and imports no code of it. Exceptions are the monolith of the benchmark, and tests that ' +
      'drive pages and the sandbox together.',
    severity: 'error',
    from: { path: '^scripts/', pathNot: '^scripts/(monolith|checks/(study-progress|checkout-faults|damaged-answers|damaged-storage))/' },
    to: { path: '^(host|remote-[^/]+)/' },
  },
  ...layers.slice(0, -1).map((layer, at) => ({
    name: `scripts-layer-${layer}`,
    comment: `The folders of scripts have one direction: ${layers.join(' < ')}.`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^scripts/${layer}/` },
    to: { path: `^scripts/(${layers.slice(at + 1).join('|')})/` },
  })),
  {
    name: 'scripts-folder-in-a-layer',
    comment: 'A folder outside of the layers would escape their direction.',
    severity: 'error',
    from: {},
    to: { path: '^scripts/[^/]+/', pathNot: `^scripts/(${layers.join('|')})/` },
  },
  {
    name: 'command-knows-no-command',
    comment: 'What two commands need, or a command and a check, lies in a layer below them.',
    severity: 'error',
    from: { path: '^scripts/(commands/[^/]+|checks)/' },
    to: { path: '^scripts/(commands|checks)/', pathNot: '^scripts/$1/' },
  },
  {
    name: 'release-stands-alone',
    comment: '@xhkt/release needs none of the other scripts. Its tests ask lib for an S3 server.',
    severity: 'error',
    from: { path: '^scripts/release/', pathNot: tests },
    to: { path: '^(scripts|services)/', pathNot: '^scripts/release/' },
  },
  {
    name: 'release-from-outside-by-bare-specifier',
    comment: 'The exports map of @xhkt/release says what the other scripts may use.',
    severity: 'error',
    from: { path: source, pathNot: '^scripts/release/' },
    to: { path: '^scripts/release/', dependencyTypes: ['local'] },
  },
]
