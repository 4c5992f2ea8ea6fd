import type { AreaRelease } from '@xhkt/contract/federation/registry'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { loadPage } from '../../federation/load-page.ts'
import { loadFiles } from '../../federation/release-files.ts'
import { prefetchPage } from './prefetch-page.ts'

/** As index.html describes the page of another address. */
const mockRoute: RouteDeclaration = { path: '/personal', page: 'personal', title: '', access: 'public', skeleton: 'plain' }
const mockRelease = { entry: '/personal/1.0.0-a/entry.js', routes: [mockRoute] } as AreaRelease
jest.mock('../../federation/tab-releases.ts', () => ({
  ...jest.requireActual<object>('../../federation/tab-releases.ts'),
  routeOf: () => ({ ...mockRoute, owner: 'personal' }),
  runningRelease: () => mockRelease,
}))

jest.mock('../../federation/load-page.ts', () => ({ loadedPage: () => undefined, loadPage: jest.fn() }))
jest.mock('../../federation/release-files.ts', () => ({ loadFiles: jest.fn() }))

let fetched: jest.SpyInstance
beforeEach(() => {
  fetched = jest.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined))
})
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Prefetches an address of the page. Gives the names of the code that is loaded at once. */
function prefetch(search: string, files: Promise<void>): string[] {
  jest.mocked(loadFiles).mockReset().mockReturnValue(files)
  const load = jest.mocked(loadPage).mockReset().mockResolvedValue(() => null)
  prefetchPage({ pathname: '/personal', search })
  return load.mock.calls.map(([, , page]) => page)
}

test('the answers of a page that index.html does not describe are requested when the manifest of its release is there', async () => {
  let arrive = (): void => undefined
  const manifest = new Promise<void>((resolve) => (arrive = resolve))
  expect(prefetch('?a=1', manifest)).toEqual(['personal'])
  await settle()
  expect(jest.mocked(loadFiles).mock.calls).toEqual([['/personal/1.0.0-a/']])
  expect(fetched).not.toHaveBeenCalled()
  mockRelease.routes = [{ ...mockRoute, early: [{ path: '/v1/menu' }] }]
  arrive()
  await settle()
  expect(fetched.mock.calls).toEqual([['/v1/menu', expect.anything()]])
})

test('no answer is requested when the manifest cannot be loaded', async () => {
  prefetch('?a=2', Promise.reject(new Error('down')))
  await settle()
  expect(fetched).not.toHaveBeenCalled()
})
