// A test without a page needs none of it, and it takes longer to load than most such tests to run.
if (typeof window !== 'undefined') require('./browser-setup.ts')
