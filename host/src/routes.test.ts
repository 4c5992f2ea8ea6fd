/** @jest-environment node */
import { matchRoute } from '@xhkt/contract/federation/match-route'
import { routes } from './routes.ts'

test.each([
  ['/login', '登录'],
  ['/phone', '验证码登录'],
  ['/register', '注册'],
  ['/forged', '忘记密码'],
  ['/downloadApp', '下载APP'],
  ['/control/authQQCallback', 'QQ登录'],
  ['/aboutAndcontact/index', '关于我们'],
  ['/aboutAndcontact/index/about', '关于我们'],
  ['/aboutAndcontact/index/contact', '联系我们'],
  ['/aboutAndcontact/index/privacy', '隐私政策'],
  ['/aboutAndcontact/index/useragreement', '用户协议'],
  ['/xhkt/demo', ''],
])('route table: %s belongs to the host, has the title "%s" and is public', (path, title) => {
  expect(matchRoute(path, routes)).toMatchObject({ title, access: 'public' })
})
