// The import of a picture gives its address. In a test any address works.
module.exports = { __esModule: true, default: '/asset' }
