import { renderHook, waitFor } from '@testing-library/react'
import { auth } from '@xhkt/platform/auth'
import { apiQuery, queryClient, QueryClientProvider, useQuery } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { answerCalls, type ApiCall, ApiFailure, signInLearner } from '@xhkt/testing/answer-calls'
import { FakeChannel } from '@xhkt/testing/fake-channel'
import { createElement, type ReactNode } from 'react'
import { history } from '../navigation/navigation.ts'
import { useRootView } from '../root-view/root-view.ts'
import { startUnreadCount } from './unread-count.ts'

const { queryKey } = apiQuery('/v1/user/notice/count')
const shown = () => queryClient.getQueryData(queryKey)?.unread

const navigate = () => history.replace(location.href)
const reload = () => useRootView.setState(({ generation }) => ({ generation: generation + 1 }))
let now = Date.now()
let unread = 0
let calls: ApiCall[] = []
let onFailure: jest.SpyInstance

// A tab starts this once, for all sessions.
beforeAll(() => {
  FakeChannel.install()
  startUnreadCount()
})
beforeEach(() => {
  now += 3_600_000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  queryClient.clear()
  onFailure = jest.spyOn(toast, 'error')
  calls = answerCalls({ 'GET /v1/user/notice/count': () => ({ unread }) })
})

const pass = (seconds: number) => void (now += seconds * 1000)
const focus = () => window.dispatchEvent(new Event('focus'))

test('count: is not requested for a visitor, is requested for a learner, and goes with the session', async () => {
  focus()
  expect(calls).toEqual([])
  unread = 3
  signInLearner()
  await waitFor(() => expect(shown()).toBe(3))
  expect(calls).toHaveLength(1)
  auth.signOut()
  queryClient.clear()
  pass(3_600)
  focus()
  expect(calls).toHaveLength(1)
})

test('count: is requested on focus and on another page, once a minute at most [personal#unread-count]', async () => {
  unread = 1
  signInLearner()
  await waitFor(() => expect(shown()).toBe(1))
  pass(59)
  focus()
  navigate()
  expect(calls).toHaveLength(1)
  unread = 2
  pass(2)
  focus()
  await waitFor(() => expect(shown()).toBe(2))
  expect(calls).toHaveLength(2)
})

const failed = { 'GET /v1/user/notice/count': ApiFailure.refused(500001, '系统繁忙') }
const state = () => queryClient.getQueryState(queryKey)

test('count: a failure keeps the last count and says nothing', async () => {
  unread = 4
  signInLearner()
  await waitFor(() => expect(shown()).toBe(4))
  answerCalls(failed)
  pass(61)
  focus()
  await waitFor(() => expect(state()?.status).toBe('error'))
  expect(shown()).toBe(4)
  expect(onFailure).not.toHaveBeenCalled()
})

test('count: a failure without a count is reported once for a session [personal#unread-count]', async () => {
  answerCalls(failed)
  signInLearner()
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1))
  pass(61)
  focus()
  await waitFor(() => expect(state()?.errorUpdateCount).toBe(2))
  expect(onFailure).toHaveBeenCalledTimes(1)
  auth.signOut()
  queryClient.clear()
  signInLearner()
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2))
})

test('count: a failure is not reported beside a failure that the page shows', async () => {
  answerCalls({ ...failed, 'GET /v1/user/notice/list': ApiFailure.refused(500001, '系统繁忙') })
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client: queryClient }, children)
  const { result } = renderHook(() => useQuery(apiQuery('/v1/user/notice/list', {})), { wrapper })
  await waitFor(() => expect(result.current.isError).toBe(true))
  signInLearner()
  await waitFor(() => expect(state()?.status).toBe('error'))
  expect(onFailure).not.toHaveBeenCalled()
})

test('count: is requested again when the answers of the pages were dropped', async () => {
  unread = 5
  signInLearner()
  await waitFor(() => expect(shown()).toBe(5))
  queryClient.removeQueries({ queryKey })
  reload()
  await waitFor(() => expect(shown()).toBe(5))
  expect(calls).toHaveLength(2)
})

test('count: a login that reloads the root view sends one request [personal#unread-count]', async () => {
  unread = 8
  signInLearner()
  queryClient.removeQueries({ queryKey })
  reload()
  await waitFor(() => expect(shown()).toBe(8))
  expect(calls).toHaveLength(1)
  expect(onFailure).not.toHaveBeenCalled()
})

test('other tabs: receive the count, and are followed for the same learner only [personal#unread-count]', async () => {
  const heard: unknown[] = []
  const other = new FakeChannel('xhkt_unread')
  other.onmessage = ({ data }) => heard.push(data)
  unread = 7
  signInLearner()
  await waitFor(() => expect(heard).toEqual([{ learner: '1', unread: 7 }]))
  other.postMessage({ learner: '2', unread: 1 })
  other.postMessage({ learner: '1', unread: 6 })
  await waitFor(() => expect(shown()).toBe(6))
  queryClient.setQueryData(queryKey, { unread: 5 })
  await waitFor(() => expect(heard).toEqual([{ learner: '1', unread: 7 }, { learner: '1', unread: 5 }]))
  other.close()
})
