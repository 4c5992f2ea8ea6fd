import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { auth } from '@xhkt/platform/auth'
import { queryClient } from '@xhkt/platform/query'
import { followLink } from '../navigation/follow-link.ts'
import { history } from '../navigation/navigation.ts'
import { fieldOf, logInAgain, loginQuestion, openSite } from './testing/open-site.tsx'

jest.mock('../../federation/tab-releases.ts', () => jest.requireActual<object>('./testing/any-area.tsx'))
jest.mock('../../federation/area-slot.tsx', () => jest.requireActual<object>('./testing/any-area.tsx'))

const go = (to: string) => act(() => history.push(to))
const frame = () => act(() => new Promise(requestAnimationFrame))
const again = (user_id?: string) => act(() => logInAgain(user_id))

afterEach(() => queryClient.clear())

// The login-required routes of the product, and those that the host's tests add.
const guardedPaths = [
  ...['/payment', '/redeemDelivery', '/wx_pay', '/payAgain', '/paystatus', '/payStatusRedeem', '/personal', '/orderDetail'],
  ...['redeem', 'personalData', 'myCoupon', 'groupOrder', 'myOrder', 'monthCalendar', 'myMessage', 'myCourse', 'feedback']
    .concat(['reservation', 'schedule', 'renew', 'allorder', 'safety', 'winningRecord', 'myNotes'])
    .map((child) => `/personal/${child}`),
]

describe('login-required routes need the token [session#login-required-routes]', () => {
  test.each(guardedPaths)('%s', async (path) => {
    const { calls, unmount } = openSite(path)
    expect(loginQuestion()).toBeVisible()
    expect(screen.queryByText(path, { exact: false })).toBeNull()
    expect(calls).toEqual([])
    unmount()
    openSite(path, { session: true })
    expect(await screen.findByRole('heading', { name: path })).toBeVisible()
  })

  test('a logout unmounts the page', async () => {
    openSite('/personal/safety', { session: true })
    await screen.findByText('/personal/safety 3')
    act(() => auth.signOut())
    expect(loginQuestion()).toBeVisible()
    expect(document.body).not.toHaveTextContent('/personal/safety')
    expect(document.querySelector('input')).toBeNull()
  })

  test('back and forward do not open a login-required page with a token that expired meanwhile', async () => {
    openSite('/personal/safety', { session: true })
    await screen.findByText('/personal/safety 3')
    go('/home')
    const later = Date.now() + 8_000_000
    jest.spyOn(Date, 'now').mockReturnValue(later)
    window.history.replaceState(null, '', '/personal/safety')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(loginQuestion()).toBeVisible()
    expect(document.body).not.toHaveTextContent('/personal/safety')
  })
})

describe('kept page: the classified page stays mounted', () => {
  const classified = '/classified/index'
  const leave = async () => {
    const site = openSite(`${classified}?sort=2`)
    await screen.findByText(`${classified}?sort=2 3`)
    await userEvent.type(fieldOf(classified), '英语')
    window.scrollY = 700
    act(() => void window.dispatchEvent(new Event('scroll')))
    act(() => screen.getByRole('link', { name: '首页' }).focus())
    go('/home')
    window.scrollY = 0
    await frame()
    return site
  }
  let scrollTo: jest.SpyInstance
  beforeEach(() => {
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  })

  test('hidden, it sees its own address and is not visible', async () => {
    await leave()
    expect(screen.getByRole('heading')).toHaveTextContent('/home')
    expect(screen.getByText(`${classified}?sort=2 3`)).not.toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
    // Of two elements with the same id the visible one is found.
    expect(document.querySelector('h1')).toHaveTextContent('/home')
  })

  test('it is shown again with its typed text, scroll position and focus', async () => {
    await leave()
    go(`${classified}?sort=2`)
    await frame()
    expect(screen.getByRole('textbox')).toHaveValue('英语')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700)
    expect(screen.getByRole('link', { name: '首页' })).toHaveFocus()
    expect(screen.getByRole('heading')).toHaveTextContent(classified)
  })

  test('a link to its plain path leads to its last address; while it is shown, such a link removes its filters', async () => {
    await leave()
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: classified }))
    link.addEventListener('click', followLink)
    act(() => link.click())
    expect(screen.getByText(`${classified}?sort=2 3`)).toBeVisible()
    expect(window.location.search).toBe('?sort=2')
    act(() => link.click())
    expect(screen.getByText(`${classified} 3`)).toBeVisible()
    link.remove()
  })

  test('another query changes it and scrolls it to its top', async () => {
    await leave()
    scrollTo.mockClear()
    go(`${classified}?sort=3`)
    expect(screen.getByText(`${classified}?sort=3 3`)).toBeVisible()
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
  })

  test('a login or a logout remounts it', async () => {
    await leave()
    again()
    go(classified)
    expect(screen.getByRole('textbox')).toHaveValue('')
  })
})
