import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom'
import { installBrowserStubs } from './browser-stubs.ts'

// A test must not fail because a busy machine is slow.
configure({ asyncUtilTimeout: 15_000 })
installBrowserStubs(window)
