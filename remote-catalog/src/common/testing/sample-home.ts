import type { Coupon, DataOf, LiveLesson } from '@xhkt/contract'


export const emptyHome: DataOf<'GET', '/v1/home'> = {
  banners: [],
  categories: [],
  lives: [],
  shelves: [],
  free: [],
  groups: [],
  coupons: [],
  teachers: [],
}

export const sampleLive = (given: Partial<LiveLesson> = {}): LiveLesson => ({
  section_id: '7',
  live_room_id: 'r7',
  course_id: '12',
  course_title: '法考客观题全科系统班',
  title: '犯罪构成',
  cover: '/media/covers/15.webp',
  teacher_name: '尉迟衡',
  starts_at: Math.floor(Date.now() / 1000) + 3600,
  live_state: 1,
  reserved_count: 30,
  reserved: false,
  ...given,
})

export const sampleCoupon = (given: Partial<Coupon> = {}): Coupon => ({
  coupon_code: 'SAVE50',
  name: '新人立减',
  amount: 5000,
  threshold: 10000,
  scope: '全部课程',
  ends_at: Math.floor(Date.now() / 1000) + 10 * 86_400,
  state: 0,
  ...given,
})
