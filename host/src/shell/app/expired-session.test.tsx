import { act as actNow, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { api } from '@xhkt/platform/api'
import { auth } from '@xhkt/platform/auth'
import { queryClient } from '@xhkt/platform/query'
import { type Answers, ApiFailure } from '@xhkt/testing/answer-calls'
import { history } from '../navigation/navigation.ts'
import { reloadRootView } from '../root-view/root-view.ts'
import { courses, fieldOf, logInAgain, loginQuestion, openSite } from './testing/open-site.tsx'

jest.mock('../../federation/tab-releases.ts', () => jest.requireActual<object>('./testing/any-area.tsx'))
jest.mock('../../federation/area-slot.tsx', () => jest.requireActual<object>('./testing/any-area.tsx'))

/** Awaited, because a hidden page is suspended by a promise. */
const act = (work: () => void) =>
  actNow(async () => {
    work()
    await Promise.resolve()
  })
const go = (to: string) => act(() => history.push(to))
const again = (user_id?: string) => act(() => logInAgain(user_id))

afterEach(() => queryClient.clear())

describe('a session that expires while a form is half filled', () => {
  const fill = async (path = '/personal/safety', answers: Answers = {}) => {
    const site = openSite(path, { session: true, answers })
    await screen.findByText(`${path} 3`)
    await userEvent.type(fieldOf(path), '换绑手机')
    return site
  }

  test('hides the page, and shows it to the same learner with the typed text and fresh data', async () => {
    const { calls } = await fill()
    await act(() => auth.signOut('expired'))
    expect(loginQuestion()).toBeVisible()
    expect(screen.getByText('登录状态已过期，重新登录后可继续刚才的操作')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('/personal/safety 3')).not.toBeVisible()
    const before = calls.length
    await again()
    expect(loginQuestion()).toBeNull()
    expect(screen.getByRole('textbox')).toHaveValue('换绑手机')
    await waitFor(() => expect(fieldOf('/personal/safety')).toHaveFocus())
    await waitFor(() => expect(calls).toHaveLength(before + 1))
    expect(calls.at(-1)?.headers).toMatchObject({ Authorization: 'Bearer again' })
  })

  test('keeps the typed text when a call of the page itself finds the session expired', async () => {
    let over = false
    await fill('/personal/safety', { 'GET /v1/user/course/list': () => (over ? ApiFailure.refused(401001, '') : courses) })
    over = true
    void queryClient.refetchQueries()
    await waitFor(() => expect(loginQuestion()).toBeVisible())
    over = false
    await again()
    expect(screen.getByRole('textbox')).toHaveValue('换绑手机')
    expect(screen.getByText('/personal/safety 3')).toBeVisible()
  })

  test('shows nothing until the user is known', async () => {
    await fill()
    await act(() => auth.signOut('expired'))
    await act(() => {
      auth.signIn({ access_token: 'again', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
      reloadRootView()
    })
    expect(loginQuestion()).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
    await again()
    expect(screen.getByRole('textbox')).toHaveValue('换绑手机')
  })

  const ways: [who: string, happen: () => Promise<void>][] = [
    ['another learner', () => again('2')],
    ['a logout in another tab, then the same learner', async () => {
      localStorage.setItem('xhkt_session_changed', 'logout.1')
      await act(() => auth.synchronize())
      await again()
    }],
    ['the same learner, after they went elsewhere', async () => {
      await go('/home')
      await again()
      await go('/personal/safety')
    }],
  ]
  test.each(ways)('does not show the page again to %s', async (_, happen) => {
    await fill()
    await act(() => auth.signOut('expired'))
    await happen()
    expect(await screen.findByRole('textbox')).toHaveValue('')
  })

  test('leaves no answer of theirs to a visitor who goes to another page', async () => {
    const { calls } = await fill()
    await act(() => auth.signOut('expired'))
    const before = calls.length
    await go('/home')
    expect(screen.queryByText('/home 3')).toBeNull()
    await screen.findByText('/home 3')
    expect(calls).toHaveLength(before + 1)
    expect(calls.at(-1)?.headers).not.toHaveProperty('Authorization')
  })

  test('keeps a public page, also after a login of the same learner', async () => {
    await fill('/home')
    await act(() => auth.signOut('expired'))
    expect(screen.getByRole('textbox')).toHaveValue('换绑手机')
    await again()
    expect(screen.getByRole('textbox')).toHaveValue('换绑手机')
    await act(() => auth.signOut('expired'))
    await again('2')
    expect(screen.getByRole('textbox')).toHaveValue('')
  })

  test('a first login reloads the page', async () => {
    openSite('/home')
    await userEvent.type(fieldOf('/home'), '草稿')
    await again()
    expect(screen.getByRole('textbox')).toHaveValue('')
  })

  test('many calls that fail at once count as one expiry', async () => {
    await fill('/personal/safety', { 'GET /v1/user/detail': ApiFailure.refused(401200, ''), 'GET /v1/refresh': ApiFailure.refused(401201, '') })
    void Promise.allSettled([api.get('/v1/user/detail'), api.get('/v1/refresh')])
    await waitFor(() => expect(loginQuestion()).toBeVisible())
    await again()
    expect(screen.getByRole('textbox')).toHaveValue('换绑手机')
  })
})

