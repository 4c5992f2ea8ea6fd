import { render, screen, within } from '@testing-library/react'
import type { SystemConfig } from '@xhkt/contract'
import { config as deployment } from '@xhkt/platform/config'
import { sampleSystemConfig } from '@xhkt/testing/sample-system-config'
import { copyrightOn } from './copyright.ts'
import { Footer } from './footer.tsx'

const before = { ...deployment }
afterEach(() => Object.assign(deployment, before))

function draw(config: Partial<SystemConfig> | null, app: Partial<typeof deployment.app> = {}) {
  deployment.app = { ...deployment.app, ...app }
  render(<Footer config={config && sampleSystemConfig(config)} />)
  return within(screen.getByRole('contentinfo'))
}

const sizes = () => screen.queryAllByRole('img').map((image) => [image.getAttribute('alt'), Number(image.getAttribute('width'))])

test.each([
  ['company_tel', '400-800-1234', '400-800-1234'],
  ['company_address', '北京市海淀区', '地址：北京市海淀区'],
  ['business_cooperation', 'b@xuehai.example', '商务合作：b@xuehai.example'],
  ['copyright', '© 2026 学海', '© 2026 学海'],
  ['ICP', '京ICP备1号', '京ICP备1号'],
  ['EHB', '京公网安备 1号', '京公网安备 1号'],
])('footer: %s %s is shown as %s', (field, value, shown) => {
  draw({ [field]: value })
  expect(screen.getByRole('contentinfo')).toHaveTextContent(shown)
})

test.each([
  ['radio_license', '广播电视节目制作经营许可证'],
  ['publications_license', '出版物经营许可证'],
  ['business_license', '营业执照'],
])('footer: %s is the licence %s, in a new tab [routes#footer]', (field, name) => {
  const links = draw({ [field]: '/licences/a.pdf' }).getAllByRole('link', { name: /许可证|执照/ })
  expect(links).toHaveLength(1)
  expect(links[0]).toHaveTextContent(`${name}（在新窗口打开）`)
  expect(links[0]).toHaveAttribute('href', 'https://cdn.example.com/licences/a.pdf')
  expect(links[0]).toHaveAttribute('target', '_blank')
})

test('footer: the phone number is a tel link, and the filings link to their registers', () => {
  const footer = draw({ company_tel: '400-800-1234', ICP: '京ICP备1号', EHB: '京公网安备 11010802030000号' })
  expect(footer.getByRole('link', { name: '400-800-1234' })).toHaveAttribute('href', 'tel:4008001234')
  const filing = (name: RegExp) => footer.getByRole('link', { name })
  expect(filing(/ICP/)).toHaveAttribute('href', 'https://beian.miit.gov.cn')
  expect(filing(/公网安备/)).toHaveAttribute('href', 'https://beian.mps.gov.cn/#/query/webSearch?code=11010802030000')
  for (const name of [/ICP/, /公网安备/]) expect(filing(name)).toHaveAttribute('target', '_blank')
})

test.each([
  ['京公网安备11010802030000号', 'https://beian.mps.gov.cn/#/query/webSearch?code=11010802030000'],
  ['京公网安备 1101 0802 030000 号', 'https://beian.mps.gov.cn/#/query/webSearch?code=11010802030000'],
  ['备案中', 'https://beian.mps.gov.cn'],
])('footer: the police filing %s leads to %s', (filing, url) => {
  expect(draw({ EHB: filing }).getByRole('link', { name: new RegExp(filing) })).toHaveAttribute('href', url)
})

const [wx, kf, app] = [{ wx_qrcode: 'wx.png' }, { kf_wx_qrcode: 'kf.png' }, { qrcode: '/app.png' }]

test.each([
  ['all three', { ...wx, ...kf }, app, { 手机APP: 137, 微信公众号: 72, 课程顾问: 72 }],
  ['no app', { ...wx, ...kf }, {}, { 微信公众号: 137, 课程顾问: 72 }],
  ['only the app', {}, app, { 手机APP: 137 }],
  ['only the adviser', kf, {}, { 课程顾问: 137 }],
  ['none', {}, {}, {}],
])('footer: sizes of the QR codes with %s [routes#footer]', (_what, config, qrcode, expected) => {
  draw(config, qrcode)
  const named = Object.entries(expected).map(([name, size]) => [`${name}二维码`, size])
  expect(sizes().sort()).toEqual(named.sort())
})

test('footer: the QR codes of the system config come from its public domain, the app’s from the deployment', () => {
  draw({ ...wx, kf_wx_qrcode: 'https://other.example.com/kf.png' }, app)
  const sources = screen.getAllByRole('img').map((image) => image.getAttribute('src'))
  expect(sources.sort()).toEqual(['/app.png', 'https://cdn.example.com/wx.png', 'https://other.example.com/kf.png'])
})

test('footer: while the system config loads, the app’s QR code is shown and the other places are kept', () => {
  draw(null, app)
  expect(sizes()).toEqual([['手机APP二维码', 137]])
  expect(document.querySelectorAll('figure')).toHaveLength(3)
})

test('footer: home, about and contact are always shown, and what is not configured is omitted', () => {
  const footer = draw({})
  expect(footer.queryByText('客服电话')).not.toBeInTheDocument()
  expect(footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['首页', '/'],
    ['关于我们', '/aboutAndcontact/index/about'],
    ['联系我们', '/aboutAndcontact/index/contact'],
  ])
})

const fixed = 'Copyright © 2026 学海课堂 版权所有'

test.each([
  ['xuehai.example', 'xuehai.example', fixed],
  ['xuehai.example', 'www.xuehai.example', fixed],
  ['XueHai.example', 'xuehai.example', fixed],
  ['xuehai.example', 'test.xuehai.example', '系统配置的文字'],
  ['xuehai.example', 'xuehai.example.org', '系统配置的文字'],
  ['xuehai.example', 'notxuehai.example', '系统配置的文字'],
  ['', 'xuehai.example', '系统配置的文字'],
  ['', 'www.', '系统配置的文字'],
])('footer: the copyright with main domain "%s" on host %s: %s [routes#footer]', (mainDomain, host, text) => {
  deployment.mainDomain = mainDomain
  expect(copyrightOn(host, '系统配置的文字')).toBe(text)
})

test('footer: on the main domain the fixed copyright shows before the system config', () => {
  deployment.mainDomain = location.hostname
  expect(draw(null).getByText(fixed)).toBeInTheDocument()
})

test('the fixed copyright names the product as this deployment does', () => {
  Object.assign(deployment, { productName: '另一课堂', mainDomain: 'xuehai.example' })
  expect(copyrightOn('xuehai.example', '')).toBe('Copyright © 2026 另一课堂 版权所有')
})
