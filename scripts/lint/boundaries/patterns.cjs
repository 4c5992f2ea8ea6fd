exports.source = '^(host|remote-[^/]+|shared|sandbox|scripts|services)/'
exports.tests = String.raw`\.test\.tsx?$|/e2e/|/testing/`
