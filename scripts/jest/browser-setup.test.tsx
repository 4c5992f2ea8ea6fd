import { render, screen } from '@testing-library/react'

test('a search that finds nothing in time shows what it looked for, and the page', async () => {
  render(<p>课程</p>)
  const search = screen.findByText('订单', {}, { timeout: 20 })
  await expect(search).rejects.toThrow(/Unable to find an element with the text: 订单[^]*课程/)
})

test('a search that does not wait shows the page', () => {
  render(<p>课程</p>)
  expect(() => screen.getByRole('button')).toThrow(/Unable to find an accessible element with the role "button"[^]*课程/)
})
