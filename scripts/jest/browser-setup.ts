import { configure, getConfig } from '@testing-library/dom'
import '@testing-library/jest-dom'
import * as React from 'react'
import { installBrowserStubs } from './browser-stubs.ts'

/** The configuration with a property that its types leave out. */
type Config = ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics: boolean }

const { getElementError } = getConfig()

/**
 * While a search is repeated, nobody reads its errors. Text of the page in each of them takes 5 % of the time of a page's tests, so only
 * the last error has it.
 */
function errorOfSearch(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: isRepeated } = getConfig() as Config
  return isRepeated ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }) : getElementError(message, container)
}

configure({
  // A test must not fail because a busy machine is slow.
  asyncUtilTimeout: 15_000,
  getElementError: errorOfSearch,
})
// For its developer tools React takes a stack trace of each element, up to 10,000 in a second: 5 % of the time of a page's tests. A count
// that is infinite prevents that.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as { recentlyCreatedOwnerStacks: number }
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })
installBrowserStubs(window)
