import type { AreaRelease } from '@xhkt/contract/federation/registry'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import type { HostApi } from './host-api.ts'
import { prefetchPage } from './prefetch-page.ts'

/** As index.html describes the page of another address. */
const mockRoute: RouteDeclaration = { path: '/personal', page: 'personal', title: '', access: 'public', skeleton: 'plain' }
const mockRelease = { entry: '/personal/1.0.0-a/entry.js', routes: [mockRoute] } as AreaRelease
jest.mock('../../federation/tab-releases.ts', () => ({
  ...jest.requireActual<object>('../../federation/tab-releases.ts'),
  routeOf: () => ({ ...mockRoute, owner: 'personal' }),
  runningRelease: () => mockRelease,
}))

let fetched: jest.SpyInstance
beforeEach(() => {
  fetched = jest.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => undefined))
})
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Prefetches an address of the page. Gives the names of the code that is loaded at once. */
function prefetch(search: string, loadFiles: HostApi['loadFiles']): string[] {
  const loads: string[] = []
  const loadPage: HostApi['loadPage'] = (_owner, _release, page) => Promise.resolve(loads.push(page))
  const host = { rememberedAddress: (to: string) => to, loadedPage: () => undefined, loadPage, loadFiles } as Partial<HostApi>
  prefetchPage(host as HostApi, { pathname: '/personal', search })
  return loads
}

test('the answers of a page that index.html does not describe are requested when the manifest of its release is there', async () => {
  let arrive = (): void => undefined
  const manifest = new Promise<void>((resolve) => (arrive = resolve))
  const loadFiles = jest.fn(() => manifest)
  expect(prefetch('?a=1', loadFiles)).toEqual(['personal'])
  await settle()
  expect(loadFiles.mock.calls).toEqual([['/personal/1.0.0-a/']])
  expect(fetched).not.toHaveBeenCalled()
  mockRelease.routes = [{ ...mockRoute, early: [{ path: '/v1/menu' }] }]
  arrive()
  await settle()
  expect(fetched.mock.calls).toEqual([['/v1/menu', expect.anything()]])
})

test('no answer is requested when the manifest cannot be loaded', async () => {
  prefetch('?a=2', () => Promise.reject(new Error('down')))
  await settle()
  expect(fetched).not.toHaveBeenCalled()
})
