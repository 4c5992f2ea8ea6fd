/** @jest-environment node */
import { executionAsyncResource } from 'node:async_hooks'

test('an error names its line and column in the source', () => {
  const { stack = '' } = new Error('here')
  expect(stack.split('\n')[1]).toMatch(/runtime\.test\.ts:5:26\)?$/)
})

test('a module that is loaded again has a state of its own', () => {
  const load = (): unknown => {
    let loaded: unknown
    jest.isolateModules(() => (loaded = jest.requireActual('./asset.cjs')))
    return loaded
  }
  expect(load()).toEqual({ __esModule: true, default: '/asset' })
  expect(load()).not.toBe(load())
})

test('a promise carries the storage of this test file alone', async () => {
  await Promise.resolve()
  const storages = Object.getOwnPropertySymbols(executionAsyncResource()).filter(({ description }) => description === 'kResourceStore')
  expect(storages.length).toBeLessThanOrEqual(1)
})
