// A picture is an address in the bundle; in a test any address will do.
module.exports = { __esModule: true, default: '/asset' }
