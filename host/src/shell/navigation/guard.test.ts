import { auth, useAuth } from '@xhkt/platform/auth'
import { signInLearner } from '@xhkt/testing/answer-calls'
import { history } from './navigation.ts'

jest.mock('../../federation/tab-releases.ts', () => ({
  routeOf: (path: string) => ({ path, access: path.startsWith('/personal') || path.startsWith('/pay') ? 'session' : 'public' }),
}))

const dialog = () => useAuth.getState().dialog
const settled = () => Promise.resolve()

beforeEach(() => history.replace('/home'))
afterEach(() => {
  auth.closeLogin()
  auth.signOut()
})

test.each([
  ['a page of the personal centre', () => history.push('/personal/safety'), '/personal/safety'],
  ['a page with a query', () => history.push('/payment?course_id=7'), '/payment?course_id=7'],
  ['a location object', () => history.push({ pathname: '/payAgain', search: '?order_no=7' }), '/payAgain?order_no=7'],
  ['a replacement', () => history.replace('/paystatus?order_no=7'), '/paystatus?order_no=7'],
  ['personal centre, from the user menu', () => history.push('/personal/myCourse'), '/personal/myCourse'],
  ['my orders, from the user menu', () => history.push('/personal/myOrder'), '/personal/myOrder'],
  ['my messages, from the user menu', () => history.push('/personal/myMessage'), '/personal/myMessage'],
])('login-required routes: without a token %s opens the login dialog, and is entered only after the login [routes#user-menu]', async (_, move, address) => {
  move()
  await settled()
  expect(dialog()).toEqual({ form: 'tripartite' })
  expect(location.pathname).toBe('/home')
  signInLearner()
  auth.closeLogin()
  await settled()
  await settled()
  expect(location.pathname + location.search).toBe(address)
})

test('login-required routes: closing the dialog cancels the navigation', async () => {
  history.push('/personal/myCourse')
  auth.closeLogin()
  await settled()
  signInLearner()
  await settled()
  expect(location.pathname).toBe('/home')
})

test.each([
  ['a public page as a visitor', '/categories', false],
  ['a login-required page as a learner', '/personal/myCourse', true],
])('%s is entered at once', (_, address, session) => {
  if (session) signInLearner()
  history.push(address)
  expect(dialog()).toBeNull()
  expect(location.pathname).toBe(address)
})
