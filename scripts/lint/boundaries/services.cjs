const { source, tests } = require('./patterns.cjs')

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'service-knows-contract-and-release',
    comment: 'A service runs in production without the sandbox, the pages and the commands.',
    severity: 'error',
    from: { path: '^services/([^/]+)/' },
    to: { path: source, pathNot: ['^services/$1/', '^shared/contract/', '^scripts/release/'] },
  },
  {
    name: 'service-known-by-scripts-only',
    comment: 'Pages and the sandbox reach a service by its address. The local server starts it.',
    severity: 'error',
    from: { path: source, pathNot: [tests, '^(scripts|services)/'] },
    to: { path: '^services/' },
  },
]
