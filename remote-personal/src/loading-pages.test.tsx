import type { ComponentType } from 'react'
import { screen, within } from '@testing-library/react'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import OrderDetailsPage from './features/order-details/ui/order-details-page.tsx'
import PersonalDataPage from './features/profile/ui/personal-data-page.tsx'
import SchedulePage from './features/schedule/ui/schedule-page.tsx'

const noAnswer = () => new Promise<never>(() => undefined)

function open(Page: ComponentType, address: string) {
  const answers = {
    ...{ 'GET /v1/sys/config': ApiFailure.network(), 'GET /v1/user/profile': noAnswer, 'GET /v1/region/list': noAnswer },
    ...{ 'GET /v1/user/timetables': noAnswer, 'GET /v1/user/live/timetables': noAnswer, 'GET /v1/order/detail': noAnswer },
  }
  renderPage(<Page />, { address, session: true, answers })
}

test.each([
  ['/orderDetail?order_no=77', OrderDetailsPage, '订单详情'],
  ['/personal/personalData', PersonalDataPage, '个人资料'],
  ['/personal/schedule', SchedulePage, '课程表'],
])('%s while it loads: its heading and the navigation are there', (address, Page, title) => {
  open(Page, address)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(screen.getByRole('link', { name: '我的课程' })).toBeVisible()
  expect(within(screen.getByRole('region', { name: title })).getByText('加载中', { selector: 'span' })).toBeInTheDocument()
})

test('个人资料 while it loads: the tabs and what the session knows can be used, the fields cannot', () => {
  open(PersonalDataPage, '/personal/personalData')
  expect(screen.getByRole('link', { name: '收货地址' })).toBeVisible()
  expect(screen.getByText('138****0001')).toBeVisible()
  expect(screen.getByText('昵称')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})
