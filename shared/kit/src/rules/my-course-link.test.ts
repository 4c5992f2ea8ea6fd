/** @jest-environment node */
import { sampleCard } from '@xhkt/testing/sample-course'
import { myCourseLink } from './my-course-link.ts'

test.each([
  ['101', { label: '继续学习', path: '/live?course_id=12&section_id=101' }],
  ['', { label: '开始学习', path: '/live?course_id=12' }],
])('in the list of my courses, with the last lesson "%s"', (last_section_id, expected) => {
  expect(myCourseLink({ course: sampleCard(), last_section_id })).toEqual(expected)
})
