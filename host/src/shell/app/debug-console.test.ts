/** @jest-environment node */
import { config } from '@xhkt/platform/config'
import { startDebugConsole } from './debug-console.ts'

const init = jest.fn()
const loaded = jest.fn()
jest.mock('eruda', () => {
  loaded()
  return { __esModule: true, default: { init } }
})

beforeEach(() => {
  jest.resetModules()
  loaded.mockClear()
})
afterEach(() => {
  config.debugHosts = []
})

test.each([
  [[], 'localhost'],
  [['dev.xuehai.example'], 'www.xuehai.example'],
  [['dev.xuehai.example'], 'a.dev.xuehai.example'],
  [['dev.xuehai.example'], 'dev.xuehai.example.org'],
])('debug console: with debug hosts %j it is not loaded on %s [routes#debug-console]', async (hosts, host) => {
  config.debugHosts = hosts
  await startDebugConsole(host)
  expect(loaded).not.toHaveBeenCalled()
})

test('debug console: it starts on a debug host', async () => {
  config.debugHosts = ['test.xuehai.example', 'dev.xuehai.example']
  await startDebugConsole('dev.xuehai.example')
  expect(init).toHaveBeenCalledTimes(1)
})
