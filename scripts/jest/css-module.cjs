// Every class name is its own value, so that a test can query it without the hash of the style sheet.
const classes = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) })

module.exports = { __esModule: true, default: classes }
