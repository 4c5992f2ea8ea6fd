import { sampleCard } from '@xhkt/testing/sample-course'
import { invitationTo } from './invitation.ts'

const group = { group_id: '5', course: sampleCard({ id: '1024' }) }

test.each([
  ['A1B2C3', '&ic=A1B2C3'],
  ['a&b', '&ic=a%26b'],
  [undefined, ''],
])('with invite code %s', (code, added) => {
  expect(invitationTo(group, 'https://xhkt.example.com', code)).toBe(`https://xhkt.example.com/groupbooking?group_id=5&course_id=1024${added}`)
})
