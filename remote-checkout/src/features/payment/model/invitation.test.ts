import { sampleCard } from '@xhkt/shared/testing/sample-course'
import { invitationTo } from './invitation.ts'

const group = { group_id: '5', course: sampleCard({ id: '1024' }) }
const site = 'https://xhkt.example.com'

test.each([
  ['A1B2C3', '&ic=A1B2C3', '?ic=A1B2C3'],
  ['a&b', '&ic=a%26b', '?ic=a%26b'],
  [undefined, '', ''],
])('of a learner whose code is %s', (code, added, alone) => {
  expect(invitationTo(group, site, code)).toEqual({
    link: `${site}/groupbooking?group_id=5${added}`,
    scanned: `${site}/courseDetail/1024${alone}`,
  })
})
