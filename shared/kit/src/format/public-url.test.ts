/** @jest-environment node */
import { publicUrl } from './public-url.ts'

test.each([
  ['https://cdn.example.com', 'avatars/1.webp', 'https://cdn.example.com/avatars/1.webp'],
  ['https://cdn.example.com/', '/avatars/1.webp', 'https://cdn.example.com/avatars/1.webp'],
  ['', 'avatars/1.webp', '/avatars/1.webp'],
  ['https://cdn.example.com', 'https://else.example.com/a.png', 'https://else.example.com/a.png'],
  ['https://cdn.example.com', '', ''],
  ['https://cdn.example.com', '  ', ''],
  ['https://cdn.example.com', 'javascript:alert(1)', ''],
  ['https://cdn.example.com', '//evil.example.com/a.png', ''],
  ['https://cdn.example.com', 'data:text/html,x', ''],
  ['/static', 'a.png', '/static/a.png'],
  ['javascript:alert(1)', 'a.png', ''],
  ['//cdn.example.com', 'a.png', '//cdn.example.com/a.png'],
  ['cdn.example.com', 'a.png', ''],
])('the public domain: %s before %s is %s [entities#user-info]', (domain, stored, url) => {
  expect(publicUrl(domain, stored)).toBe(url)
})
