import { matchPath } from '@xhkt/contract/federation/match-route'
import { shareLink } from './share-link.ts'

// docs/product/routes.md#shared-addresses
test.each([
  ['12', undefined, 'https://xhkt.example.com/courseDetail/12'],
  ['12', '', 'https://xhkt.example.com/courseDetail/12'],
  ['12', 'A1B2C3', 'https://xhkt.example.com/courseDetail/12?ic=A1B2C3'],
])('course %s with invite code %s', (id, code, expected) => {
  const link = shareLink('https://xhkt.example.com', id, code)
  expect(link).toBe(expected)
  expect(matchPath('/courseDetail/:course_id', new URL(link).pathname)).toEqual({ course_id: id })
})
