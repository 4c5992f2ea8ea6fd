import { render, screen } from '@testing-library/react'
import { useLocation } from '@xhkt/platform/router'
import { HistoryRouter } from '@xhkt/platform/router/history'
import { followLink } from './follow-link.ts'
import { history } from './navigation.ts'

const Address = () => <p>{useLocation().pathname}</p>

beforeEach(() => document.addEventListener('click', followLink))
afterEach(() => document.removeEventListener('click', followLink))

test('a followed link changes the address at once, and its page renders in a task after the click', async () => {
  history.push('/aboutAndcontact/index')
  render(
    <HistoryRouter history={history} useTransitions={false}>
      <Address />
      <a href="/downloadApp">下载APP</a>
    </HistoryRouter>,
  )
  // As in a browser: no test waits for what the click renders.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  screen.getByRole('link').click()
  expect(location.pathname).toBe('/downloadApp')
  await Promise.resolve().then(() => undefined)
  expect(screen.getByText('/aboutAndcontact/index')).toBeVisible()
  expect(await screen.findByText('/downloadApp')).toBeVisible()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
