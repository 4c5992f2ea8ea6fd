import { render, screen } from '@testing-library/react'
import { FailedGroupNotice } from './failed-group-notice.tsx'

test.each([
  [6, '正在原路退回'],
  [5, '正在原路退回'],
  [7, '已原路退回'],
] as const)('a failed group whose order is %d: the money is %s', (status, money) => {
  render(<FailedGroupNotice order={{ order_no: '77', group_id: '5', status, amount: 6900 }} title="高等数学" />)
  expect(screen.getByText(new RegExp(`拼团失败|¥69.00 ${money}`), { selector: 'span' })).toHaveTextContent(`：高等数学。该团未在规定时间内满员，课程已关闭，¥69.00 ${money}`)
  expect(screen.getByRole('link', { name: '查看退款进度，高等数学' })).toHaveAttribute('href', '/orderDetail?order_no=77')
})
