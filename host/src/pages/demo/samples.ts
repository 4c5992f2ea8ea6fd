import type { CourseCard } from '@xhkt/contract'
import { tokens } from '@xhkt/contract/tokens'

const { primary, primarySoft } = tokens.color

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="${primarySoft}" d="M0 0h320v180H0z"/><circle cx="248" cy="52" r="26" fill="${primary}" opacity=".25"/><path fill="${primary}" opacity=".35" d="m0 150 92-72 72 56 56-40 100 78v8H0z"/><path fill="${primary}" opacity=".6" d="m0 180 120-64 80 48 60-32 60 48z"/></svg>`

/** A picture that needs no server, so that the page also works offline. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`

export const sampleCourse = (given: Partial<CourseCard> = {}): CourseCard => ({
  id: '1001',
  title: '考研英语全程班',
  summary: '',
  cover: samplePicture,
  form: 1,
  price: 19900,
  old_price: 0,
  discount_ends_at: 0,
  group_price: 0,
  sold_out: false,
  lesson_count: 48,
  student_count: 3256,
  teacher_name: '李明轩',
  ...given,
})
