import type { Chapter, CourseCard, CourseDetail, Lesson } from '@xhkt/contract'

// For tests only: complete entities of the contract. A test overrides the fields that it is about.

export const sampleCard = (given: Partial<CourseCard> = {}): CourseCard => ({
  id: '12',
  title: '法考客观题全科系统班',
  summary: '八大科目完整讲授',
  cover: '/media/covers/15.webp',
  form: 1,
  price: 268000,
  old_price: 358000,
  discount_ends_at: 0,
  group_price: 0,
  sold_out: false,
  lesson_count: 5,
  student_count: 19240,
  teacher_name: '尉迟衡',
  ...given,
})

export const sampleLesson = (given: Partial<Lesson> = {}): Lesson => ({
  section_id: '101',
  title: '犯罪构成',
  type: 1,
  duration: 90,
  is_trial: false,
  starts_at: 0,
  live_state: 0,
  live_room_id: '',
  reserved: false,
  ...given,
})

export const sampleChapter = (id: string, title: string, lessons: Lesson[]): Chapter => ({ chapter_id: id, title, lessons })

export const sampleCourse = (given: Partial<CourseDetail> = {}): CourseDetail => ({
  ...sampleCard(),
  category: { id: '8', name: '法律职业' },
  sub_category: { id: '801', name: '法考客观题' },
  introduction: '<p>适合报考法律职业资格考试的考生</p>',
  services: [{ name: '随时回看', note: '课程永久有效，可反复观看' }],
  teachers: [{ id: '1', name: '尉迟衡', title: '刑法主讲', avatar: '/media/teachers/3.svg', intro: '刑法学博士' }],
  chapters: [
    sampleChapter('10', '刑法', [
      sampleLesson({ section_id: '101', title: '犯罪构成', is_trial: true }),
      sampleLesson({ section_id: '102', title: '共同犯罪', type: 5 }),
    ]),
    sampleChapter('20', '民法', [sampleLesson({ section_id: '201', title: '物权', type: 5 })]),
  ],
  materials: [],
  adviser: null,
  coupons: [],
  group: null,
  groups: [],
  seats_left: null,
  valid_days: 0,
  enrolment: null,
  owned: false,
  pending_order_no: '',
  pending_order_amount: 0,
  has_material: false,
  score: 0,
  evaluation_count: 0,
  ...given,
})
