import { fireEvent, screen } from '@testing-library/react'

/** A press of the control whose name begins with the text, an input into the field with the label, or an event of the document. */
export type Step = string | { into: string; text: string } | { event: string }

/** A part of a page that shows at a certain address, or after some steps. */
export interface Part {
  page: string
  address: string
  steps?: readonly Step[]
  /** The path of the call whose answer the part shows. */
  shows: string
}

const lesson = '/live?course_id=1001&section_id=10010101'

/** The tabs, dialogs, menus and suggestions of the pages. Their answers are damaged apart from those of the pages. */
export const parts: readonly Part[] = [
  { page: 'categories', address: '/categories', steps: ['考研的细分'], shows: '/v1/course/category/tree' },
  { page: 'search', address: '/search?keyword=zzzz', shows: '/v1/search/hot' },
  { page: 'course-detail', address: '/courseDetail?course_id=1003', steps: ['¥20'], shows: '/v1/course/detail' },
  { page: 'course-detail', address: '/courseDetail?course_id=1001', steps: ['7天无理由退', '第 3 章', '展开全部'], shows: '/v1/course/detail' },
  { page: 'course-detail', address: '/courseDetail?course_id=1003', steps: ['试听'], shows: '/v1/video/play' },
  { page: 'course-detail', address: '/courseDetail?course_id=1003', steps: ['查看评价图片'], shows: '/v1/course/evaluation/list' },
  { page: 'course-detail', address: '/courseDetail?course_id=1003', shows: '/v1/course/related' },
  { page: 'payment', address: '/payment?course_id=1003', steps: ['新增收货地址'], shows: '/v1/region/list' },
  { page: 'payment', address: '/payment?course_id=1003', steps: ['编辑：'], shows: '/v1/user/address/list' },
  { page: 'payment', address: '/payment?course_id=1003', steps: ['4 张不可用'], shows: '/v1/order/quote' },
  { page: 'my-course', address: '/personal/myCourse?list=favourite', shows: '/v1/user/course/favourite' },
  { page: 'my-course', address: '/personal/myCourse?tab=expired', shows: '/v1/user/course/list' },
  { page: 'my-course', address: '/personal/myCourse', steps: ['修改目标'], shows: '/v1/user/study/target' },
  { page: 'my-course', address: '/personal/myCourse', steps: ['修改目标'], shows: '/v1/school/year/level' },
  { page: 'my-course', address: '/personal/myCourse', steps: ['各节进度'], shows: '/v1/user/study/section' },
  { page: 'my-course', address: '/personal/myCourse', steps: ['查看协议'], shows: '/v1/user/agreement' },
  { page: 'month-calendar', address: '/personal/monthCalendar', steps: ['订阅日历'], shows: '/v1/user/live/calendar/feed' },
  { page: 'my-notes', address: '/personal/myNotes', steps: ['编辑'], shows: '/v1/user/note/list' },
  { page: 'orders', address: '/personal/allorder', steps: ['查看物流'], shows: '/v1/user/order/list' },
  { page: 'orders', address: '/personal/allorder', steps: ['取消订单'], shows: '/v1/user/order/list' },
  { page: 'orders', address: '/personal/allorder', steps: ['申请退款'], shows: '/v1/order/refund/preview' },
  { page: 'orders', address: '/personal/allorder', steps: ['评价课程'], shows: '/v1/evaluate/tags' },
  { page: 'group-order', address: '/personal/groupOrder', steps: ['邀请好友'], shows: '/v1/user/order/group/list' },
  { page: 'winning-record', address: '/personal/winningRecord', steps: ['查看物流'], shows: '/v1/user/prize/list' },
  { page: 'winning-record', address: '/personal/winningRecord', steps: ['填写收货地址'], shows: '/v1/user/address/list' },
  { page: 'my-coupon', address: '/personal/myCoupon?tab=expired', shows: '/v1/user/coupon/list' },
  { page: 'my-message', address: '/personal/myMessage', steps: ['未读：'], shows: '/v1/user/notice/list' },
  { page: 'profile', address: '/personal/personalData', steps: [{ into: '学校', text: '大学' }], shows: '/v1/school/search' },
  { page: 'profile', address: '/personal/personalData', steps: [{ into: '专业', text: '学' }], shows: '/v1/school/major/search' },
  { page: 'safety', address: '/personal/safety', steps: ['注销账号'], shows: '/v1/user/close' },
  { page: 'safety', address: '/personal/safety', steps: ['下载副本'], shows: '/v1/user/data' },
  { page: 'feedback', address: '/personal/feedback', steps: ['查看反馈图片'], shows: '/v1/user/feedback/list' },
  { page: 'lesson', address: `${lesson}#side=notes`, steps: ['编辑'], shows: '/v1/user/note/list' },
  { page: 'lesson', address: `${lesson}#tab=evaluations`, shows: '/v1/course/evaluation/list' },
  { page: 'lesson', address: `${lesson}#tab=introduction`, shows: '/v1/course/detail' },
  { page: 'lesson', address: `${lesson}#side=transcript`, shows: '/v1/video/play' },
  { page: 'live-room', address: '/living?live_room_id=10530301', steps: ['表情', '只看老师'], shows: '/v1/live/room' },
  { page: 'live-room', address: '/living?live_room_id=10140504', steps: [{ event: 'visibilitychange' }], shows: '/v1/live/room/updates' },
  { page: 'shell', address: '/', steps: ['小明'], shows: '/v1/user/notice/count' },
  { page: 'shell', address: '/', steps: ['全部分类'], shows: '/v1/menu' },
  { page: 'shell', address: '/', steps: [{ into: '搜索课程', text: '' }], shows: '/v1/search/hot' },
  { page: 'shell', address: '/', steps: [{ into: '搜索课程', text: '考研' }], shows: '/v1/search/suggest' },
]

export const isCallOf = (url: string, path: string): boolean => url === path || url.startsWith(`${path}?`)

const pressable = 'button, [role=button], [role=tab], summary, a[href], label'
const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent

/** Does a step if the page has its control. With a damaged answer, the page may lack it. */
export function doStep(step: Step): void {
  if (typeof step === 'string') {
    const found = [...document.querySelectorAll(pressable)].find((element) => nameOf(element).startsWith(step))
    if (found) fireEvent.click(found)
    return
  }
  if ('event' in step) {
    document.dispatchEvent(new Event(step.event))
    return
  }
  const [field] = screen.queryAllByLabelText(step.into, { exact: false, selector: 'input' })
  if (!field) return
  field.focus()
  fireEvent.click(field)
  if (step.text) fireEvent.change(field, { target: { value: step.text } })
}
