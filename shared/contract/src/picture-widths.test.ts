/** @jest-environment node */
import { jpegOf, srcSetOf } from './picture-widths.ts'

test.each([
  ['/media/covers/01.320-480w.avif', '/media/covers/01.320w.avif 320w, /media/covers/01.320-480w.avif 480w'],
  ['https://cdn.example.com/a.b/7.240-960w.webp', 'https://cdn.example.com/a.b/7.240w.webp 240w, https://cdn.example.com/a.b/7.240-960w.webp 960w'],
])('%s has two widths [api#contract-conventions]', (address, candidates) => {
  expect(srcSetOf(address)).toBe(candidates)
})

test.each([
  '',
  '/media/covers/01.webp',
  '/media/covers/01.320w.avif',
  '/media/pictures/0123456789abcdef.jpg',
  'https://photos.example.com/01-480w.jpg',
  'https://photos.example.com/01.320-480w.jpg?size=large',
  '/media/two words.320-480w.avif',
  'data:image/svg+xml,%3Csvg%3E',
])('%s has one width', (address) => {
  expect(srcSetOf(address)).toBeUndefined()
})

test.each([
  ['/media/covers/01.320-480w.avif', '/media/covers/01.320-480w.jpg'],
  ['https://cdn.example.com/7.240-960w.webp', 'https://cdn.example.com/7.240-960w.webp'],
  ['https://cdn.example.com/7.avif', 'https://cdn.example.com/7.avif'],
])('the JPEG of %s is %s [api#contract-conventions]', (address, jpeg) => {
  expect(jpegOf(address)).toBe(jpeg)
})
