import { configure, getConfig } from '@testing-library/dom'
import '@testing-library/jest-dom'
import * as React from 'react'
import { installBrowserStubs } from './browser-stubs.ts'

/** A property that the types leave out. */
type Config = ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics: boolean }

const { getElementError } = getConfig()

/** While a search is repeated, its errors are never read, and take 5 % of a page's tests. The last one is made again, with the page. */
function errorOfSearch(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: isRepeated } = getConfig() as Config
  return isRepeated ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }) : getElementError(message, container)
}

configure({
  // A test must not fail because a busy machine is slow.
  asyncUtilTimeout: 15_000,
  getElementError: errorOfSearch,
})
// React takes a stack trace of each element until it has 10,000 within a second, for its own developer tools: 5 % of a page's tests.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as { recentlyCreatedOwnerStacks: number }
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })
installBrowserStubs(window)
