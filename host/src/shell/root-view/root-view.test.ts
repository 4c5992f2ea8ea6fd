import { auth, useAuth } from '@xhkt/platform/auth'
import { queryClient } from '@xhkt/platform/query'
import { reloadRootView, useRootView } from './root-view.ts'

afterEach(() => queryClient.clear())

test('a reload drops the answers of the pages and keeps those of the shell [routes#layout]', () => {
  const paths = ['/v1/menu', '/v1/sys/config', '/v1/course/detail', '/v1/user/course/list']
  for (const path of paths) queryClient.setQueryData([path, null], { path })
  const { generation } = useRootView.getState()
  reloadRootView()
  expect(paths.filter((path) => queryClient.getQueryData([path, null]))).toEqual(['/v1/menu', '/v1/sys/config'])
  expect(useRootView.getState().generation).toBe(generation + 1)
})

describe('after an expiry', () => {
  const enter = (user_id: string) => {
    auth.signIn({ access_token: 'a', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
    auth.setUser({ user_id, nickname: '', avatar: '', phone: '' }, null)
  }
  beforeEach(() => {
    enter('1')
    queryClient.setQueryData(['/v1/user/course/list', null], {})
    auth.signOut('expired')
  })
  afterEach(() => auth.signOut())
  const courses = () => queryClient.getQueryState(['/v1/user/course/list', null])

  test('the page of the same learner stays, and its answers are fetched again', () => {
    const { generation } = useRootView.getState()
    enter('1')
    reloadRootView()
    expect(useRootView.getState().generation).toBe(generation)
    expect(courses()?.isInvalidated).toBe(true)
    expect(useAuth.getState().expiredUserId).toBeNull()
    reloadRootView()
    expect(useRootView.getState().generation).toBe(generation + 1)
  })

  test('the page of another learner starts afresh, without data of the first', () => {
    const { generation } = useRootView.getState()
    enter('2')
    reloadRootView()
    expect(useRootView.getState()).toEqual({ generation: generation + 1 })
    expect(courses()).toBeUndefined()
  })
})
