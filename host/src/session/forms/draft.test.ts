import { act, renderHook } from '@testing-library/react'
import { auth } from '@xhkt/platform/auth'
import { forgetDrafts, useDraft } from './draft.ts'

const login = { access_token: 'a', expires_in: 7200, is_bind: 1 as const, openid: '', unionid: '' }
const typed = { phone: '13800000001', password: 'study2026' }

afterEach(() => {
  auth.signOut()
  forgetDrafts()
})

test('a draft survives a login in another tab, and is cleared by the logout', () => {
  const { result } = renderHook(() => useDraft('password'))
  act(() => result.current[1](typed))
  act(() => auth.signIn(login))
  expect(result.current[0]).toMatchObject(typed)
  act(() => auth.signOut())
  expect(result.current[0]).toEqual({ phone: '', code: '', password: '' })
})
