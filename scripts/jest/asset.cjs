// An imported picture is its address. In a test any address works.
module.exports = { __esModule: true, default: '/asset' }
