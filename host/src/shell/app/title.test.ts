import { type OwnedRoute, routeOf } from '../../federation/tab-releases.ts'
import { titleAfter } from './title.ts'

const route = (path: string, title: string): OwnedRoute => ({ path, title, page: 'any', access: 'public', skeleton: 'plain', owner: 'catalog' })

describe('titleAfter [routes#page-titles]', () => {
  it.each([
    ['a page', null, route('/home', '首页'), '学海课堂-首页'],
    ['an unknown address', null, null, '学海课堂-页面不存在'],
    ['a page without a title', null, route('/xhkt/demo', ''), '学海课堂'],
    ['from live to live', route('/living', '直播'), route('/shareLiving', '直播'), '张老师的直播间'],
    ['from live elsewhere', route('/living', '直播'), route('/home', '首页'), '学海课堂-首页'],
  ])('%s', (_name, before, after, expected) => {
    expect(titleAfter(before, after, '张老师的直播间')).toBe(expected)
  })
})

describe('page title of every page of the host', () => {
  it.each([
    ['/login', '学海课堂-登录'],
    ['/phone', '学海课堂-验证码登录'],
    ['/register', '学海课堂-注册'],
    ['/forged', '学海课堂-忘记密码'],
    ['/downloadApp', '学海课堂-下载APP'],
    ['/control/authQQCallback', '学海课堂-QQ登录'],
    ['/aboutAndcontact/index', '学海课堂-关于我们'],
    ['/aboutAndcontact/index/about', '学海课堂-关于我们'],
    ['/aboutAndcontact/index/contact', '学海课堂-联系我们'],
    ['/aboutAndcontact/index/privacy', '学海课堂-隐私政策'],
    ['/aboutAndcontact/index/useragreement', '学海课堂-用户协议'],
    ['/xhkt/demo', '学海课堂'],
    ['/nobody/owns/this', '学海课堂-页面不存在'],
  ])('%s: %s', (path, title) => expect(titleAfter(null, routeOf(path), '学海课堂')).toBe(title))
})
