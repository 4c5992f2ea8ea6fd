import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PictureList } from './picture-list.tsx'

const pictures = ['甲', '乙', '丙'].map((name, at) => ({ picture_id: String(at), url: `/media/${name}.jpg` }))

async function open(nth: number) {
  render(<PictureList pictures={pictures} label="评价图片" />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: `查看评价图片 ${nth}` }))
  await screen.findByRole('dialog', { name: '评价图片' })
  return user
}
const shown = () => decodeURIComponent(screen.getByRole('img').getAttribute('src') ?? '')

test('picture list: a small picture opens in full, and the arrow keys and buttons turn [orders#evaluations]', async () => {
  const user = await open(2)
  expect([shown(), screen.getByRole('status').textContent]).toEqual(['/media/乙.jpg', '2 / 3'])
  await user.click(screen.getByRole('button', { name: '下一张' }))
  expect(shown()).toBe('/media/丙.jpg')
  await user.keyboard('{ArrowRight}')
  expect(shown()).toBe('/media/甲.jpg')
  await user.keyboard('{ArrowLeft}')
  expect(shown()).toBe('/media/丙.jpg')
})

test('picture list: 关闭 closes the viewer, and a picture can be opened again', async () => {
  const user = await open(1)
  await user.click(screen.getByRole('button', { name: '关闭' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: '查看评价图片 3' }))
  expect(shown()).toBe('/media/丙.jpg')
})

test('picture list: a picture that does not load says so', async () => {
  await open(1)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('alert')).toHaveTextContent('图片加载失败')
})
