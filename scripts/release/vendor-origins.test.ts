/** @jest-environment node */
import type { RuntimeConfig } from '@xhkt/platform/config'
import { sandboxConfig } from './index-html/sandbox-config.ts'
import { vendorOrigins } from './vendor-origins.ts'

const wechat = { scriptUrl: 'https://res.wx.qq.com/connect/zh_CN/htmledition/js/wxLogin.js', appId: 'wx1' }
const geetest = { scriptUrl: 'https://static.geetest.com/v4/gt4.js', captchaId: 'id' }
const defaults = [
  'https://static.geetest.com',
  'https://gcaptcha4.geetest.com',
  'https://gcaptcha4.geevisit.com',
  'https://gcaptcha4.gsensebot.com',
]
const ours = 'https://captcha.example.com'

const cases: [string, Partial<RuntimeConfig>, { scripts: string[]; frames: string[]; captcha: string[] }][] = [
  ['the sandbox', {}, { scripts: [], frames: [], captcha: [] }],
  ['WeChat', { wechat }, { scripts: ['https://res.wx.qq.com'], frames: ['https://open.weixin.qq.com'], captcha: [] }],
  ['no WeChat', { wechat: { scriptUrl: '', appId: '' } }, { scripts: [], frames: [], captcha: [] }],
  ['the captcha with its own servers', { captcha: geetest }, { scripts: defaults, frames: [], captcha: defaults }],
  [
    'the captcha with named servers',
    { captcha: { ...geetest, scriptUrl: '/gt4.js', apiServers: ['captcha.example.com'], staticServers: ['captcha.example.com'] } },
    { scripts: [ours], frames: [], captcha: [ours] },
  ],
  [
    'what would break out of the header',
    { wechat: { scriptUrl: 'https://res.wx.qq.com/a; script-src *', appId: '' }, captcha: { scriptUrl: "x'; y", captchaId: '' } },
    { scripts: ['https://res.wx.qq.com'], frames: ['https://open.weixin.qq.com'], captcha: [] },
  ],
  ['a host that would break out of the header', { wechat: { scriptUrl: 'https://res.wx.qq.com;script-src/a.js', appId: '' } }, { scripts: [], frames: [], captcha: [] }],
]

test.each(cases)('vendorOrigins: %s', (_, config, origins) => {
  expect(vendorOrigins(sandboxConfig(config))).toEqual(origins)
})
