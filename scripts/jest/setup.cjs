// A test without a page needs none of this, and loading it takes longer than most such tests.
if (typeof window !== 'undefined') {
  const { configure } = require('@testing-library/dom')
  require('@testing-library/jest-dom')
  const { installBrowserStubs } = require('./browser-stubs.ts')

  // A test must not fail because a busy machine is slow.
  configure({ asyncUtilTimeout: 15_000 })
  installBrowserStubs(window)
}
