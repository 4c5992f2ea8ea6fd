import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'

const page = (path: string, name: string, title: string): RouteDeclaration => ({
  path,
  page: name,
  title,
  access: 'public',
  skeleton: 'plain',
})

/** The host's own pages (docs/product/routes.md#route-table): account pages, and pages about the product. */
export const routes: RouteDeclaration[] = [
  page('/login', 'login', '登录'),
  page('/phone', 'phone', '验证码登录'),
  page('/register', 'register', '注册'),
  page('/forged', 'forged', '忘记密码'),
  page('/downloadApp', 'download-app', '下载APP'),
  page('/control/authQQCallback', 'qq-callback', 'QQ登录'),
  page('/aboutAndcontact/index', 'about', '关于我们'),
  page('/aboutAndcontact/index/about', 'about', '关于我们'),
  page('/aboutAndcontact/index/contact', 'contact', '联系我们'),
  page('/aboutAndcontact/index/privacy', 'privacy', '隐私政策'),
  page('/aboutAndcontact/index/useragreement', 'user-agreement', '用户协议'),
  page('/xhkt/demo', 'demo', ''),
]
