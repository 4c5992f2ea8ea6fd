import { bannerLink } from './banner-link.ts'

test.each([
  ['/courseDetail?course_id=3', { href: '/courseDetail?course_id=3' }],
  ['http://localhost/categories', { href: '/categories' }],
  ['https://example.com/a', { href: 'https://example.com/a', target: '_blank', rel: 'noopener' }],
  ['//example.com/a', { href: 'http://example.com/a', target: '_blank', rel: 'noopener' }],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['http://[', null],
  ['', null],
  ['  ', null],
])('a banner with the link "%s"', (link, expected) => {
  expect(bannerLink(link)).toEqual(expected)
})
