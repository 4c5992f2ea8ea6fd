// A test without a page does not need the set-up of the browser, which takes longer to load than most such tests take to run.
if (typeof window !== 'undefined') require('./browser-setup.ts')
