import { render, screen } from '@testing-library/react'
import { SideNav } from './side-nav.tsx'

const pages = ['我的课程', '我的订单', '消息中心'].map((title) => ({ path: `/${title}`, title }))
const nav = (current: string) => <SideNav label="个人中心" pages={pages} current={current} />

test('the links keep their order, and the strip is scrolled to the page that is shown', () => {
  // jsdom has no layout. Each link is 100 px wide, and the strip begins 20 px from the edge of the window.
  const offsetLeft = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get')
  offsetLeft.mockImplementation(function (this: HTMLElement) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return this.tagName === 'LI' ? 20 + 100 * index : 20
  })
  const { rerender } = render(nav('消息中心'))
  const list = screen.getByRole('list')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['我的课程', '我的订单', '消息中心'])
  expect(list.scrollLeft).toBe(200)
  list.scrollLeft = 50
  rerender(nav('消息中心'))
  expect(list.scrollLeft).toBe(50)
  rerender(nav('我的课程'))
  expect(list.scrollLeft).toBe(0)
})
