import { auth, useAuth } from '@xhkt/platform/auth'
import { signInLearner } from '@xhkt/testing/answer-calls'
import { history } from './navigation.ts'

jest.mock('../federation/tab-releases.ts', () => ({
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
  ['a page of the centre', () => history.push('/personal/safety'), '/personal/safety'],
  ['a page with a query', () => history.push('/payment?course_id=7'), '/payment?course_id=7'],
  ['a page given in parts', () => history.push({ pathname: '/payAgain', search: '?order_no=7' }), '/payAgain?order_no=7'],
  ['a replacement', () => history.replace('/paystatus?order_no=7'), '/paystatus?order_no=7'],
  ['personal centre, of the dropdown (section 6)', () => history.push('/personal/myCourse'), '/personal/myCourse'],
  ['my orders, of the dropdown (section 6)', () => history.push('/personal/myOrder'), '/personal/myOrder'],
  ['my messages, of the dropdown (section 6)', () => history.push('/personal/myMessage'), '/personal/myMessage'],
])('section 4: without a token %s opens the login dialog and is not entered, until there is one', async (_, move, address) => {
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

test('section 4: it is not entered later either when the learner closes the dialog', async () => {
  history.push('/personal/myCourse')
  auth.closeLogin()
  await settled()
  signInLearner()
  await settled()
  expect(location.pathname).toBe('/home')
})

test.each([
  ['a public page, for a visitor', '/categories', false],
  ['a login-required page, for a learner', '/personal/myCourse', true],
])('%s, is entered at once', (_, address, session) => {
  if (session) signInLearner()
  history.push(address)
  expect(dialog()).toBeNull()
  expect(location.pathname).toBe(address)
})
