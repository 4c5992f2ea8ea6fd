import { render, screen, within } from '@testing-library/react'
import { ChoiceRow } from './choice-row.tsx'

test('ChoiceRow: a named line of links that marks the current choice and gives a long name in full', () => {
  const name = '一个很长很长的分类名称'
  render(
    <ChoiceRow
      label="状态"
      choices={[
        { key: 'all', name: '全部', href: '/orders', current: true },
        { key: '2', name, href: '/orders?status=2', current: false },
      ]}
    />,
  )
  const row = within(screen.getByRole('navigation', { name: '状态' }))
  expect(row.getByRole('link', { current: true })).toHaveTextContent('全部')
  expect(row.getByRole('link', { name })).toHaveAttribute('href', '/orders?status=2')
  expect(row.getByRole('link', { name })).toHaveAttribute('title', name)
})

test('ChoiceRow as tabs: the label is the accessible name of the row, and is not shown', () => {
  render(<ChoiceRow look="tabs" label="课程内容" choices={[{ key: 'a', name: '简介', href: '#tab=a', current: true }]} />)
  expect(screen.getByRole('navigation', { name: '课程内容' })).toHaveTextContent(/^简介$/)
  expect(screen.queryByText('课程内容')).toBeNull()
})
