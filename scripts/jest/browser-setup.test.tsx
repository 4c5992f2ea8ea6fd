import { render, screen } from '@testing-library/react'

test('the error of a search that times out names what was searched, and shows the page', async () => {
  render(<p>课程</p>)
  const search = screen.findByText('订单', {}, { timeout: 20 })
  await expect(search).rejects.toThrow(/Unable to find an element with the text: 订单[^]*课程/)
})

test('the error of a search that does not wait shows the page', () => {
  render(<p>课程</p>)
  expect(() => screen.getByRole('button')).toThrow(/Unable to find an accessible element with the role "button"[^]*课程/)
})
