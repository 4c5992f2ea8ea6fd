import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom'
import { installBrowserStubs } from './browser-stubs.ts'

// A test must not fail because a busy machine is slow.
configure({ asyncUtilTimeout: 5000 })
if (typeof window !== 'undefined') installBrowserStubs(window)
