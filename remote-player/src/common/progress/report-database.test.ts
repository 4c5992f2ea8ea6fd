import { openReportDatabase } from './report-database.ts'

/** Requests of locks, by name. */
function installLocks(): string[] {
  const names: string[] = []
  const request = (name: string, _: LockOptions, hold: () => Promise<void>) => {
    names.push(name)
    return hold()
  }
  Object.defineProperty(navigator, 'locks', { value: { request, query: () => Promise.resolve({ held: [] }) }, configurable: true })
  return names
}

/** A database that opens when and as it is told. */
function installDatabase(settle: (request: { onerror?: () => void }) => void): void {
  const open = () => {
    const request: { onerror?: () => void } & Pick<IDBRequest, 'error'> = { error: new DOMException('blocked', 'SecurityError') }
    settle(request)
    return request
  }
  Object.defineProperty(window, 'indexedDB', { value: { open }, configurable: true })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
  Reflect.deleteProperty(window, 'indexedDB')
  jest.useRealTimers()
})

test('without Web Locks there is no database: nobody could tell which page load still writes', () => {
  expect(openReportDatabase('page-one')).toBeNull()
})

test.each([
  ['is missing', () => undefined],
  ['is blocked, as in a private window', () => { installDatabase((request) => setTimeout(() => request.onerror?.())) }],
])('where IndexedDB %s, nothing is left and nothing fails', async (_, install) => {
  installLocks()
  install()
  const database = openReportDatabase('page-one')
  database?.put('xhkt_study_reports.page-one.1', {})
  database?.remove('xhkt_study_reports.page-one.1')
  expect(await database?.left()).toEqual([])
})

test('a database that hangs keeps a lesson from opening for 2 s at most', async () => {
  jest.useFakeTimers()
  installLocks()
  installDatabase(() => undefined)
  const left = openReportDatabase('page-one')?.left()
  await jest.advanceTimersByTimeAsync(2000)
  expect(await left).toEqual([])
})

test('the lock is held while the page is open, and again when it comes back from the back/forward cache', () => {
  const names = installLocks()
  openReportDatabase('page-one')
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(names).toEqual(['xhkt_study_reports.page-one', 'xhkt_study_reports.page-one'])
})
