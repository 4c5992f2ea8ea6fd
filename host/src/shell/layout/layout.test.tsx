import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleSystemConfig } from '@xhkt/testing/sample-system-config'
import { Layout, type LayoutProps } from './layout.tsx'

const menu = Array.from({ length: 7 }, (_, i) => ({ id: String(i + 1), name: `分类${i + 1}` }))
const user = { user_id: '1', nickname: '小海', avatar: 'avatars/1.webp', phone: '13800000001' }

function draw(props: Partial<LayoutProps> = {}) {
  const onLogin = jest.fn()
  const onRegister = jest.fn()
  const onSignOut = jest.fn()
  render(
    <Layout menu={menu} config={null} user={null} address="/" {...{ onLogin, onRegister, onSignOut }} {...props}>
      <p>正文</p>
    </Layout>,
  )
  return { onLogin, onRegister, onSignOut }
}

const mainNav = () => screen.getByRole('navigation', { name: '主导航' })

test('top bar: home, the first five categories, and all of them in the dropdown [routes#top-bar]', async () => {
  draw()
  const shown = within(mainNav()).getAllByRole('link')
  expect(shown.map((link) => link.textContent)).toEqual(['首页', '分类1', '分类2', '分类3', '分类4', '分类5'])
  expect(shown[1]).toHaveAttribute('href', '/categories?course_category_id=1')
  await userEvent.click(screen.getByRole('button', { name: '全部分类' }))
  expect(within(mainNav()).getByRole('link', { name: '分类7' })).toHaveAttribute('href', '/categories?course_category_id=7')
})

test.each([
  [0, '小海 的账号菜单', ''],
  [3, '小海 的账号菜单，3 条未读消息', '3'],
  [120, '小海 的账号菜单，120 条未读消息', '99+'],
])('top bar: %d unread messages are named %s and shown as "%s" [personal#unread-count]', async (unread, name, badge) => {
  draw({ user, unread })
  const button = screen.getByRole('button', { name })
  expect(within(button).queryByText(/^\d+\+?$/)?.textContent ?? '').toBe(badge)
  await userEvent.click(button)
  expect(screen.getByRole('link', { name: /^我的消息/ })).toHaveAccessibleName(unread > 0 ? `我的消息 ，${unread} 条未读消息` : '我的消息')
})

test.each([
  ['/', '首页'],
  ['/home', '首页'],
  ['/about.html?ic=1', '首页'],
  ['/categories?course_category_id=3', '分类3'],
])('%s marks %s', (address, name) => {
  draw({ address })
  const marked = within(mainNav())
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => link.textContent)).toEqual([name])
})

test('a current category that is only in the dropdown marks the dropdown', () => {
  draw({ address: '/categories?course_category_id=7' })
  expect(screen.getByRole('button', { name: '全部分类' })).toHaveAttribute('aria-current', 'true')
})

test('a visitor sees login and registration, and their code is prefetched on hover or focus', async () => {
  const onLoginIntent = jest.fn()
  const { onLogin, onRegister } = draw({ onLoginIntent })
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
  expect(onLogin).toHaveBeenCalledTimes(1)
  expect(onRegister).not.toHaveBeenCalled()
  onLoginIntent.mockClear()
  await userEvent.click(screen.getByRole('button', { name: '注册' }))
  expect(onRegister).toHaveBeenCalledTimes(1)
  expect(onLogin).toHaveBeenCalledTimes(1)
  expect(onLoginIntent).toHaveBeenCalled()
})

test('user menu: its entries [routes#user-menu]', async () => {
  const { onSignOut } = draw({ user, config: sampleSystemConfig(), address: '/personal/myOrder' })
  expect(screen.queryByRole('button', { name: '登录' })).not.toBeInTheDocument()
  const banner = within(screen.getByRole('banner'))
  await userEvent.click(banner.getByRole('button', { name: /小海.*账号菜单/ }))
  for (const [name, href] of [
    ['个人中心', '/personal/myCourse'],
    ['我的课程', '/personal/myCourse'],
    ['我的订单', '/personal/myOrder'],
    ['我的消息', '/personal/myMessage'],
  ] as const) {
    expect(banner.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  expect(banner.getByRole('link', { name: '我的订单' })).toHaveAttribute('aria-current', 'page')
  expect(document.querySelector('header img')).toHaveAttribute('src', 'https://cdn.example.com/avatars/1.webp')
  await userEvent.click(banner.getByRole('button', { name: '退出登录' }))
  expect(onSignOut).toHaveBeenCalledTimes(1)
})

// The store puts the phone number in the place of an empty nickname.
test.each(['  ', user.phone])('user menu: the phone number replaces an empty nickname, and 我 its first character, from “%s”', (nickname) => {
  draw({ user: { ...user, nickname, avatar: '' } })
  const phone = screen.getByTitle('13800000001')
  expect(phone).toBeInTheDocument()
  expect(phone.parentElement).toHaveTextContent(/^我1380/)
})

test.each([
  ['menu', '分类加载失败', 'banner'],
  ['user', '账号加载失败', 'banner'],
  ['config', '网站信息加载失败', 'contentinfo'],
] as const)('a failed %s is named in its place and 重试 loads it', async (name, text, place) => {
  const onRetry = jest.fn()
  draw({ menu: null, user: undefined, config: null, [`${name}Retry`]: { onRetry, retrying: false } })
  const [notice] = within(screen.getByRole(place)).getAllByText(text)
  expect(notice).toBeVisible()
  await userEvent.click(within(notice!).getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a failed read leaves no skeleton', () => {
  const retry = { onRetry: jest.fn(), retrying: false }
  draw({ menu: null, user: undefined, config: null, menuRetry: retry, userRetry: retry, configRetry: retry })
  expect(document.querySelectorAll('.bone, .pending')).toHaveLength(0)
  expect(screen.queryAllByRole('figure', { hidden: true })).toHaveLength(0)
})

test('a failed menu is named in the dropdown too, which narrow windows have alone', async () => {
  draw({ menu: null, menuRetry: { onRetry: jest.fn(), retrying: false } })
  await userEvent.click(screen.getByRole('button', { name: '全部分类' }))
  const panel = document.querySelector<HTMLElement>('nav .panel')
  expect(within(panel!).getByText('分类加载失败')).toBeVisible()
})

test('the first Tab stop is a link that skips the bar', async () => {
  draw()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveFocus()
  expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveAttribute('href', '#main')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
})

test.each<[string, Partial<LayoutProps>]>([
  ['menu', { menu: 7 as never }],
  ['user', { user: {} as never }],
  ['footer', { config: sampleSystemConfig({ EHB: 7 as never }) }],
])('an answer of an unexpected shape for the %s keeps the page and the bar', (_, props) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  draw(props)
  expect(screen.getByText('正文')).toBeVisible()
  expect(within(mainNav()).getByRole('link', { name: '首页' })).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(screen.getAllByText(/加载失败/)[0]).toBeVisible()
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
})
