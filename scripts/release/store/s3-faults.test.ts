/** @jest-environment node */
import { faultOf } from './s3-faults.ts'

test('a bucket that refuses the time of a request says that the clock of this machine is wrong', () => {
  const answer = Object.assign(new Error('UnknownError'), { name: 'RequestTimeTooSkewed', $metadata: { httpStatusCode: 403 } })
  expect(faultOf('s3://releases/learn', answer).message).toMatch(/^s3:\/\/releases\/learn: The clock of this machine is wrong/)
})
