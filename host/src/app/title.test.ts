import type { OwnedRoute } from '../federation/live-registry.ts'
import { titleAfter } from './title.ts'

const route = (path: string, title: string): OwnedRoute => ({ path, title, page: 'any', access: 'public', skeleton: 'plain', owner: 'catalog' })

describe('titleAfter (section 2)', () => {
  it.each([
    ['a page', null, route('/home', '首页'), '学海课堂-首页'],
    ['an address of nobody', null, null, '学海课堂-页面不存在'],
    ['a page without a title', null, route('/xhkt/demo', ''), '学海课堂'],
    ['from live to live', route('/living', '直播'), route('/shareLiving', '直播'), '张老师的直播间'],
    ['from live elsewhere', route('/living', '直播'), route('/home', '首页'), '学海课堂-首页'],
  ])('%s', (_name, before, after, expected) => {
    expect(titleAfter(before, after, '张老师的直播间')).toBe(expected)
  })
})
