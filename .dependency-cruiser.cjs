const sandbox = require('./scripts/lint/boundaries/sandbox.cjs')
const scripts = require('./scripts/lint/boundaries/scripts.cjs')
const services = require('./scripts/lint/boundaries/services.cjs')
const { source, tests } = require('./scripts/lint/boundaries/patterns.cjs')

const checks = `${tests}|^scripts/`
// Dependencies that a package.json does not name for production, such as the test runner of the workspace root.
const undeclared = ['npm-dev', 'npm-no-pkg', 'npm-unknown']

// The zones of host/src: each imports only those before it.
const zones = ['boot', 'federation', 'session', 'shell', 'pages']

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const house = [
  {
    name: 'contract-stands-alone',
    comment: 'Every team agrees on the contract. The other packages of shared are built on it.',
    severity: 'error',
    from: { path: '^shared/contract/' },
    to: { path: source, pathNot: '^shared/contract/' },
  },
  {
    name: 'platform-below-kit',
    comment: 'The host provides the platform once. Kit code in the platform would exist a second time in each area.',
    severity: 'error',
    from: { path: '^shared/platform/', pathNot: checks },
    to: { path: '^shared/(kit|testing)/' },
  },
  {
    name: 'shared-knows-no-area',
    comment: 'shared is below the areas: an area that shared imports could not be released alone.',
    severity: 'error',
    from: { path: '^shared/' },
    to: { path: '^(host|remote-[^/]+|sandbox|scripts)/' },
  },
  {
    name: 'platform-folders-by-bare-specifier',
    comment: 'A relative import across folders of the platform would link a second copy beside the federated singleton.',
    severity: 'error',
    from: { path: '^shared/platform/src/([^/]+)/' },
    to: { path: '^shared/platform/src/', pathNot: '^shared/platform/src/$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'shared-packages-by-bare-specifier',
    comment: 'A package of shared is reached through its exports map only.',
    severity: 'error',
    from: { path: '^shared/([^/]+)/' },
    to: { path: '^shared/', pathNot: '^shared/$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'shared-from-outside-by-bare-specifier',
    comment: 'Only a bare specifier passes through the exports map and the table of shared libraries.',
    severity: 'error',
    from: { path: source, pathNot: '^shared/' },
    to: { path: '^shared/', dependencyTypes: ['local'] },
  },
  {
    name: 'remote-knows-shared-only',
    comment: 'A remote is released alone: it reaches the host and the other remotes through the registry.',
    severity: 'error',
    from: { path: '^(remote-[^/]+)/' },
    to: { path: '^(host|remote-[^/]+|sandbox)/', pathNot: '^$1/' },
  },
  {
    name: 'host-imports-no-remote',
    comment: 'The host loads a remote by name; an import would link the remote into the host.',
    severity: 'error',
    from: { path: '^host/', pathNot: '^host/e2e/' },
    to: { path: '^(remote-[^/]+|sandbox)/' },
  },
  {
    name: 'source-knows-no-script',
    severity: 'error',
    from: { path: '^(host|remote-[^/]+)/src/' },
    to: { path: '^scripts/' },
  },
  {
    name: 'browser-tests-know-e2e-and-below',
    comment: 'The exception packs a release of another bundler, which only a command can do.',
    severity: 'error',
    from: { path: '^(host|remote-[^/]+)/e2e/', pathNot: String.raw`^host/e2e/another-bundler\.spec\.ts$` },
    to: { path: '^scripts/', pathNot: '^scripts/(lib|release|e2e)/' },
  },
  ...zones.slice(0, -1).map((zone, at) => ({
    name: `host-zone-${zone}`,
    comment: `The zones of host/src have one direction: ${zones.join(' < ')}. Lower zones run first.`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^host/src/${zone}/` },
    to: { path: `^host/src/(${zones.slice(at + 1).join('|')})/` },
  })),
  {
    name: 'host-folder-in-a-zone',
    comment: 'A folder outside of the zones would escape their direction.',
    severity: 'error',
    from: {},
    to: { path: '^host/src/[^/]+/', pathNot: `^host/src/(${zones.join('|')})/` },
  },
  {
    name: 'host-entry-on-top',
    comment: 'The files beside the zones are the entries of the build, which put the zones together. routes.ts is data for every zone.',
    severity: 'error',
    from: { path: '^host/src/[^/]+/' },
    to: { path: '^host/src/[^/]+$', pathNot: '^host/src/routes\\.ts$' },
  },
  {
    name: 'host-no-folder-cycle',
    comment: 'Folders that need each other are one folder.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^host/src(/|$)' },
    to: { circular: true },
  },
  ...sandbox,
  ...scripts,
  ...services,
  {
    name: 'feature-knows-no-feature',
    comment: 'What two features need lies in src/common of the remote, or in shared.',
    severity: 'error',
    from: { path: '^(remote-[^/]+)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'model-below-ui',
    comment: 'ui → model → api: what a page decides must be testable without drawing it.',
    severity: 'error',
    from: { path: '^(remote-[^/]+/src/features/[^/]+)/model/' },
    to: { path: '^$1/ui/' },
  },
  {
    name: 'api-below-model',
    severity: 'error',
    from: { path: '^(remote-[^/]+/src/features/[^/]+)/api/' },
    to: { path: '^$1/(ui|model)/' },
  },
  {
    name: 'routes-are-data',
    comment: 'The build runs routes.ts and writes its data into the release, so routes.ts imports neither pages nor libraries.',
    severity: 'error',
    from: { path: '/src/routes\\.ts$' },
    to: { dependencyTypesNot: ['type-only'], pathNot: '^shared/contract/src/' },
  },
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const general = [
  {
    name: 'no-cycle',
    comment: 'Imports of types count too: they show which module depends on which.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  {
    name: 'no-test-in-production',
    comment: 'Code that ships imports neither tests nor helpers of tests.',
    severity: 'error',
    from: { path: source, pathNot: checks },
    to: { path: [String.raw`\.test\.tsx?$`, '/e2e/', '/testing/'] },
  },
  {
    name: 'declared-dependencies',
    comment: 'Code that ships imports only packages that its own package.json names.',
    severity: 'error',
    from: { path: source, pathNot: checks },
    to: { dependencyTypes: undeclared, dependencyTypesNot: ['type-only', 'core'] },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...house, ...general],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: [String.raw`/\.(cache|store|data)/`, '^sandbox/media/', String.raw`\.css$`] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
    cache: false,
  },
}
