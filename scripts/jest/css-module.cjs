// Every class name stands for itself, so that a test can ask for it without the style sheet's hash.
const classes = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) })

module.exports = { __esModule: true, default: classes }
