import { act, fireEvent, render, screen } from '@testing-library/react'
import { BannerCarousel } from './banner-carousel.tsx'

const banners = ['甲', '乙', '丙'].map((title, i) => ({
  id: String(i),
  title,
  subtitle: '',
  image: `/${i}.webp`,
  link: i === 2 ? '' : '/categories',
}))

const shown = () => screen.getByRole('group').getAttribute('aria-label')
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const withMotion = (reduced: boolean) =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced, addEventListener() {}, removeEventListener() {} } as never)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('advances by itself and starts over after the last slide', () => {
  render(<BannerCarousel banners={banners} />)
  expect(shown()).toBe('第 1 张，共 3 张')
  pass(5000)
  expect(shown()).toBe('第 2 张，共 3 张')
  pass(10_000)
  expect(shown()).toBe('第 1 张，共 3 张')
})

test.each([
  ['the pointer rests on it', 'pointerEnter', 'pointerLeave'],
  ['the focus is in it', 'focusIn', 'focusOut'],
] as const)('stands still while %s', (_, hold, release) => {
  render(<BannerCarousel banners={banners} />)
  fireEvent[hold](screen.getByRole('region'))
  pass(60_000)
  expect(shown()).toBe('第 1 张，共 3 张')
  fireEvent[release](screen.getByRole('region'))
  pass(5000)
  expect(shown()).toBe('第 2 张，共 3 张')
})

test('can be paused and started again', () => {
  render(<BannerCarousel banners={banners} />)
  press('暂停轮播')
  pass(60_000)
  expect(shown()).toBe('第 1 张，共 3 张')
  press('继续轮播')
  pass(5000)
  expect(shown()).toBe('第 2 张，共 3 张')
})

test('a picture loads shortly before its slide, or when the pointer comes', () => {
  const { container } = render(<BannerCarousel banners={banners} />)
  const pictures = () => [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
  fireEvent.load(container.querySelector('img') as HTMLImageElement)
  pass(2000)
  expect(pictures()).toEqual(['/0.webp'])
  pass(1000)
  expect(pictures()).toEqual(['/0.webp', '/1.webp'])
  fireEvent.load(container.querySelectorAll('img')[1] as HTMLImageElement)
  pass(2000)
  expect(shown()).toBe('第 2 张，共 3 张')
  expect(pictures()).toHaveLength(2)
  fireEvent.pointerEnter(screen.getByRole('region'))
  expect(pictures()).toEqual(['/0.webp', '/1.webp', '/2.webp'])
})

test('without motion it moves by hand only', () => {
  withMotion(true)
  render(<BannerCarousel banners={banners} />)
  pass(60_000)
  expect(shown()).toBe('第 1 张，共 3 张')
  expect(screen.queryByRole('button', { name: '暂停轮播' })).toBeNull()
  press('下一张')
  expect(shown()).toBe('第 2 张，共 3 张')
})

test('arrows wrap around, dots select a slide', () => {
  render(<BannerCarousel banners={banners} />)
  press('上一张')
  expect(shown()).toBe('第 3 张，共 3 张')
  press('下一张')
  expect(shown()).toBe('第 1 张，共 3 张')
  press('第 2 张：乙')
  expect(shown()).toBe('第 2 张，共 3 张')
  expect(screen.getByRole('button', { name: '第 2 张：乙' })).toHaveAttribute('aria-current', 'true')
})

test('a banner without a link is no link, and a single banner has no controls', () => {
  render(<BannerCarousel banners={banners.slice(2)} />)
  expect(screen.getByText('丙')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
