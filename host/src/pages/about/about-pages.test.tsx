import { screen, waitFor, within } from '@testing-library/react'
import * as paths from '@xhkt/contract/paths'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleSystemConfig } from '@xhkt/testing/sample-system-config'
import AboutPage from './about-page.tsx'
import ContactPage from './contact-page.tsx'
import PrivacyPage from './privacy-page.tsx'
import UserAgreementPage from './user-agreement-page.tsx'

const company = sampleSystemConfig({
  public_domain: 'https://files.example',
  company_tel: '400-123-4567',
  company_address: '北京市海淀区学海路 1 号',
  business_cooperation: 'business@site.example',
  business_license: 'licences/business.svg',
  wx_qrcode: 'qr/wx.svg',
})
const nothing = { ...company, company_tel: '', company_address: ' ', business_cooperation: '', business_license: '', wx_qrcode: '' }

const answer = (config: Answers['GET /v1/sys/config']): Answers => ({ 'GET /v1/sys/config': config })

jest.mock('../../federation/tab-releases.ts', () => ({
  registry: {
    host: { notices: '/host/1.0.0-a/third-party-notices.txt' },
    areas: { catalog: {}, player: { title: '课堂', notices: '/player/1.0.0-b/third-party-notices.txt' } },
  },
}))

const pages = [
  { path: paths.about, title: '关于我们', Page: AboutPage },
  { path: paths.contact, title: '联系我们', Page: ContactPage },
  { path: paths.userAgreement, title: '用户协议', Page: UserAgreementPage },
  { path: paths.privacy, title: '隐私政策', Page: PrivacyPage },
]

describe.each(pages)('$path', ({ path, title, Page }) => {
  it('has one first heading, no gaps in its heading levels, and marks itself in the navigation', async () => {
    renderPage(<Page />, { address: path, answers: answer(company) })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
    const links = within(screen.getByRole('navigation', { name: '关于我们' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([paths.about, paths.contact, paths.userAgreement, paths.privacy])
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual([title])
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  })

  it('shows its text without the system config, and offers a retry', async () => {
    let up = false
    const page = <main tabIndex={-1}><Page /></main>
    const { user, calls } = renderPage(page, { address: path, answers: answer(() => (up ? company : ApiFailure.network())) })
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    // Each try has two attempts.
    await waitFor(() => expect(calls).toHaveLength(4))
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(screen.getByRole('main')).toHaveFocus()
    up = true
    await user.click(retry)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })

  it('omits what is not configured', async () => {
    const { container } = renderPage(<Page />, { address: path, answers: answer(nothing) })
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    expect(container.querySelectorAll('dl, img, a[href^="tel:"], a[href^="mailto:"], a[href=""]')).toHaveLength(0)
    expect(screen.queryByText('客服电话')).toBeNull()
  })
})

test.each(['', '/', '?from=app#offer'])('about area: the base path with %p redirects to about, by replace', async (rest) => {
  const { address } = renderPage(<AboutPage />, { address: paths.aboutBase + rest, answers: answer(company) })
  await waitFor(() => expect(address()).toBe(paths.about + rest.replace('/', '')))
  await screen.findByRole('link', { name: /营业执照/ })
})

test('the contact page shows the configured contact details', async () => {
  renderPage(<ContactPage />, { address: paths.contact, answers: answer(company) })
  expect(await screen.findByRole('link', { name: '400-123-4567' })).toHaveAttribute('href', 'tel:4001234567')
  expect(screen.getByRole('link', { name: 'business@site.example' })).toHaveAttribute('href', 'mailto:business@site.example')
  expect(screen.getByText('北京市海淀区学海路 1 号')).toBeVisible()
  expect(screen.getByRole('img', { name: '微信公众号二维码' })).toHaveAttribute('src', 'https://files.example/qr/wx.svg')
  expect(screen.queryByRole('img', { name: '课程顾问二维码' })).toBeNull()
})

test.each([
  ['a cooperation contact that is no mail address', { business_cooperation: '微信 xuehai' }, '微信 xuehai'],
  ['a telephone with an extension', { company_tel: '400-123-4567 转 8001' }, '400-123-4567 转 8001'],
  ['two telephones', { company_tel: '400-123-4567 / 010-12345678' }, '400-123-4567 / 010-12345678'],
])('%s is text', async (_name, change, text) => {
  renderPage(<ContactPage />, { address: paths.contact, answers: answer({ ...company, ...change }) })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('link', { name: text })).toBeNull()
})

test('the about page links to the configured licences in a new window', async () => {
  renderPage(<AboutPage />, { address: paths.about, answers: answer(company) })
  const licence = await screen.findByRole('link', { name: /营业执照/ })
  expect(licence).toHaveAttribute('href', 'https://files.example/licences/business.svg')
  expect(licence).toHaveAttribute('target', '_blank')
  expect(screen.queryByRole('link', { name: /经营许可证/ })).toBeNull()
})

test('the about page links to the notices of each live release that has them, in a new window', async () => {
  renderPage(<AboutPage />, { address: paths.about, answers: answer(company) })
  const list = within(screen.getByRole('heading', { name: '开源软件声明' }).parentElement!)
  const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])
  expect(links).toEqual([
    ['网站框架（在新窗口打开）', '/host/1.0.0-a/third-party-notices.txt', '_blank'],
    ['课堂（在新窗口打开）', '/player/1.0.0-b/third-party-notices.txt', '_blank'],
  ])
  await screen.findByRole('link', { name: /营业执照/ })
})

test('in a narrow window the table of contents stands between title and first chapter', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList)
  renderPage(<PrivacyPage />, { answers: answer(company) })
  const [title, chapter] = screen.getAllByRole('heading', { name: /^(隐私政策|一、适用范围)$/ })
  const toc = screen.getByRole('navigation', { name: '目录' })
  expect(title?.compareDocumentPosition(toc)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(chapter?.compareDocumentPosition(toc)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  jest.restoreAllMocks()
  await screen.findByText('客服电话')
})

test.each([
  { Page: UserAgreementPage, count: 18, first: '一、协议的范围与生效', part: '3.1 注册' },
  { Page: PrivacyPage, count: 12, first: '一、适用范围', part: '2.1 注册和登录' },
])('chapters and parts are numbered in order, in the text and in its table of contents: $first', async ({ Page, count, first, part }) => {
  renderPage(<Page />, { answers: answer(company) })
  const chapters = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(chapters).toHaveLength(count)
  expect(chapters[0]).toBe(first)
  expect(screen.getByRole('heading', { level: 3, name: part })).toBeVisible()
  const toc = within(screen.getByRole('navigation', { name: '目录' })).getAllByRole('link')
  expect(toc.map(({ textContent }) => textContent)).toEqual(chapters)
  expect(screen.getByText('版本：1.0')).toBeVisible()
  expect(screen.getAllByText('2026年11月21日')[0]).toHaveAttribute('datetime', '2026-11-21')
  await screen.findByText('客服电话')
})
