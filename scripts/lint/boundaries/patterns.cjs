exports.source = '^(host|remote-[^/]+|shared|sandbox|scripts)/'
exports.tests = String.raw`\.test\.tsx?$|/e2e/|/testing/`
