/**
 * Every address of the app (docs/product/routes.md#route-table). A page with parameters has a function and, for comparisons, the constant
 * of its path; a page without parameters has the constant only. Import it as a namespace, `import * as paths from '@xhkt/contract/paths'`,
 * so that a bundle carries only what it uses.
 */

/** A path with a query, encoded as a browser encodes a submitted form. Empty and missing values are left out. */
function withQuery(path: string, values: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, String(value))
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

// The host's pages.
export const login = '/login'
export const codeLogin = '/phone'
export const register = '/register'
export const resetPassword = '/forged'
export const downloadApp = '/downloadApp'
export const qqCallback = '/control/authQQCallback'
/** Redirects to `about`. */
export const aboutBase = '/aboutAndcontact/index'
export const about = '/aboutAndcontact/index/about'
export const contact = '/aboutAndcontact/index/contact'
export const privacy = '/aboutAndcontact/index/privacy'
export const userAgreement = '/aboutAndcontact/index/useragreement'
/** The chapter about purchases. */
export const purchaseAgreement = '/aboutAndcontact/index/useragreement#purchase'
export const demo = '/xhkt/demo'

// The catalog's pages.
export const home = '/'
/** All addresses of the home page. */
export const homeAliases = ['/', '/home', '/about.html'] as const
/** All courses. */
export const categories = '/categories'
/** The courses of one category. */
export const category = (categoryId: string): string => withQuery(categories, { course_category_id: categoryId })
export const freeCourses = '/categories?free=1'
/** All categories, kept alive. */
export const classified = '/classified/index'
export const coursePath = '/courseDetail'
export const course = (courseId: string): string => withQuery(coursePath, { course_id: courseId })
/** The route of `sharedCourse`. */
export const sharedCourseRoute = '/courseDetail/:course_id'
/** A course in a shared link. `inviteCode` is the code of the learner who shares the link. */
export const sharedCourse = (courseId: string, inviteCode?: string): string =>
  withQuery(`${coursePath}/${encodeURIComponent(courseId)}`, { ic: inviteCode })
/** The address of a course in old links. */
export const oldCoursePath = '/coursedetailspage'
export const searchPath = '/search'
/** The address to which a browser submits the search form, also for an empty keyword. */
export const search = (keyword: string): string => `${searchPath}?${new URLSearchParams({ keyword }).toString()}`

// The player's pages.
export const lessonPath = '/live'
/**
 * A recorded lesson. Without `sectionId` the player opens the last studied lesson, or the first one. The lesson starts at `position`, in
 * seconds; without a position it resumes where the learner stopped.
 */
export const lesson = (courseId: string, sectionId?: string, position?: number): string =>
  withQuery(lessonPath, { course_id: courseId, section_id: sectionId, position: position === undefined ? undefined : String(position) })
export const liveRoomPath = '/living'
export const liveRoom = (liveRoomId: string): string => withQuery(liveRoomPath, { live_room_id: liveRoomId })
/** The address of a live room in shared links. */
export const sharedLiveRoomPath = '/shareLiving'
/** A live room in a shared link. */
export const sharedLiveRoom = (liveRoomId: string): string => withQuery(sharedLiveRoomPath, { live_room_id: liveRoomId })

// The checkout's pages.
export const paymentPath = '/payment'
/** The order form of a course. `group` is `new` or the id of a group to join; without it the learner buys alone. */
export const payment = (courseId: string, group?: string): string => withQuery(paymentPath, { course_id: courseId, group })
export const wechatPayPath = '/wx_pay'
export const wechatPay = (orderNo: string): string => withQuery(wechatPayPath, { order_no: orderNo })
export const payAgainPath = '/payAgain'
export const payAgain = (orderNo: string): string => withQuery(payAgainPath, { order_no: orderNo })
export const paymentStatusPath = '/paystatus'
export const paymentStatus = (orderNo: string): string => withQuery(paymentStatusPath, { order_no: orderNo })
export const groupBuyPath = '/groupbooking'
export const groupBuy = (groupId: string): string => withQuery(groupBuyPath, { group_id: groupId })
/** A group in a shared link. The mobile site needs `courseId`; `inviteCode` is the code of the member who shares the link. */
export const groupInvitation = (groupId: string, courseId: string, inviteCode?: string): string =>
  withQuery(groupBuyPath, { group_id: groupId, course_id: courseId, ic: inviteCode })
export const redeemDeliveryPath = '/redeemDelivery'
export const redeemDelivery = (orderNo: string): string => withQuery(redeemDeliveryPath, { order_no: orderNo })
export const redeemStatusPath = '/payStatusRedeem'
export const redeemStatus = (orderNo: string): string => withQuery(redeemStatusPath, { order_no: orderNo })
export const sharedOrderPath = '/orderDetails'
/** An order in a shared link. */
export const sharedOrder = (orderNo: string): string => withQuery(sharedOrderPath, { order_no: orderNo })
export const couponPath = '/couponcollection'
export const coupon = (couponCode: string): string => withQuery(couponPath, { coupon_code: couponCode })

// The pages of the personal centre.
/** The address of a page of a list. The first page has no number. */
const listPage = (path: string, page: number): string => withQuery(path, { page: page > 1 ? page : undefined })
/** Redirects to `myCourses`. */
export const personal = '/personal'
export const myCourses = '/personal/myCourse'
/** A page of the learner's favourites. */
export const favourites = (page = 1): string =>
  withQuery(myCourses, { list: 'favourite', page: page > 1 ? page : undefined })
export const timetable = '/personal/schedule'
/** The week of a date in Beijing, such as `2026-11-23`. The address of the current week is `timetable`. */
export const timetableWeek = (date: string): string => withQuery(timetable, { week: date })
export const liveCalendar = '/personal/monthCalendar'
/** The live calendar of a month (`2026-11`), with a selected day (`2026-11-25`) and a view. Missing values stand for today's month view. */
export const liveCalendarOf = (shown: { month?: string; day?: string; view?: 'week' | 'list' }): string => withQuery(liveCalendar, shown)
export const reservations = '/personal/reservation'
/** A page of the learner's reservations. The address of the first page is `reservations`. */
export const reservationsPage = (page: number): string => listPage(reservations, page)
export const notes = '/personal/myNotes'
export const myOrders = '/personal/myOrder'
export const allOrders = '/personal/allorder'
export const groupOrders = '/personal/groupOrder'
export const renewals = '/personal/renew'
export const redeem = '/personal/redeem'
export const coupons = '/personal/myCoupon'
export const prizes = '/personal/winningRecord'
export const messages = '/personal/myMessage'
export const profile = '/personal/personalData'
/** The learner's delivery addresses. */
export const addresses = '/personal/personalData?tab=address'
export const safety = '/personal/safety'
export const feedback = '/personal/feedback'
/** The form of a feedback, filled in. */
export const feedbackOn = ({ kind, text }: { kind: number; text: string }): string => withQuery(feedback, { kind, text })
export const orderPath = '/orderDetail'
/** The learner's own order. */
export const order = (orderNo: string): string => withQuery(orderPath, { order_no: orderNo })
