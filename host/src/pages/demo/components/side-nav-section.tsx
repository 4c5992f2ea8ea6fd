import { SideNav } from '@xhkt/kit/ui/side-nav'
import { Example, State, States } from '../layout/example.tsx'

const pages = [
  { path: '#side-nav', title: '我的课程', group: '学习' },
  { path: '#pagination', title: '我的订单', group: '订单' },
  { path: '#share', title: '我的优惠券' },
]

export function SideNavSection() {
  return (
    <Example
      name="SideNav"
      when="同一部分的几个页面之间的导航，放在页面旁边一栏，可以分组；窄窗口里是页面上方的一行。"
      code="import { SideNav } from '@xhkt/kit/ui/side-nav'"
    >
      <States>
        <State label="当前页：我的课程">
          <SideNav label="侧边导航示例" pages={pages} current="我的课程" />
        </State>
      </States>
    </Example>
  )
}
