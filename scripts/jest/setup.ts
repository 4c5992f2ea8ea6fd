import '@testing-library/jest-dom'
import { installBrowserStubs } from './browser-stubs.ts'

if (typeof window !== 'undefined') installBrowserStubs(window)
