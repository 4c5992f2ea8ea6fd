import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom'
import { installBrowserStubs } from './browser-stubs.ts'

// A busy machine is slow, not wrong: what does appear must not fail a test by appearing late.
configure({ asyncUtilTimeout: 5000 })
if (typeof window !== 'undefined') installBrowserStubs(window)
