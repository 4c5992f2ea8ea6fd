// The zones of sandbox/src: each imports only those before it. The files beside the zones put them together.
const sandboxZones = ['core', 'vendors', 'domains', 'operator']
// The domains of sandbox/src/domains, lowest first.
const sandboxDomains = [
  ...['media', 'accounts', 'pictures', 'addresses', 'order-states', 'courses', 'agreements', 'groups', 'coupons', 'evaluations'],
  ...['live-stages', 'reservations', 'live', 'orders', 'redeem', 'prizes', 'favourites', 'study', 'notes', 'course-detail'],
  ...['live-calendar', 'timetables', 'search', 'home', 'messages', 'feedback', 'profile', 'safety', 'site'],
]
// Tests may import the whole sandbox, as they drive it by its calls.
const sandboxTests = [String.raw`\.test\.ts$`, '/testing/']

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'sandbox-knows-shared-only',
    severity: 'error',
    from: { path: '^sandbox/' },
    to: { path: '^(host|remote-[^/]+|scripts)/' },
  },
  ...sandboxZones.map((zone, at) => ({
    name: `sandbox-zone-${zone}`,
    comment: `The zones of sandbox/src have one direction: ${sandboxZones.join(' < ')} < the files beside them.`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^sandbox/src/${zone}/`, pathNot: sandboxTests },
    to: { path: '^sandbox/src/', pathNot: `^sandbox/src/(${sandboxZones.slice(0, at + 1).join('|')})/` },
  })),
  ...sandboxDomains.map((domain, at) => ({
    name: `sandbox-domain-${domain}`,
    comment: 'A domain imports only domains that stand before it in sandboxDomains: orders may import courses, not the other way round.',
    severity: /** @type {const} */ ('error'),
    from: { path: `^sandbox/src/domains/${domain}/`, pathNot: sandboxTests },
    to: { path: '^sandbox/src/domains/', pathNot: `^sandbox/src/domains/(${sandboxDomains.slice(0, at + 1).join('|')})/` },
  })),
  {
    name: 'sandbox-domain-in-the-order',
    comment: 'A domain that the list of sandboxDomains does not name would escape its order.',
    severity: 'error',
    from: {},
    to: { path: '^sandbox/src/domains/', pathNot: `^sandbox/src/domains/(${sandboxDomains.join('|')})/` },
  },
  {
    name: 'sandbox-vendor-knows-no-vendor',
    comment: 'Third parties do not know each other.',
    severity: 'error',
    from: { path: '^sandbox/src/vendors/([^/]+)/' },
    to: { path: '^sandbox/src/vendors/', pathNot: '^sandbox/src/vendors/$1/' },
  },
]
