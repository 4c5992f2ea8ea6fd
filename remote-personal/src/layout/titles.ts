import * as paths from '@xhkt/contract/paths'

/** The groups of the side navigation, each by its first page. */
export const groups: Record<string, string> = {
  [paths.myCourses]: '学习',
  [paths.myOrders]: '订单',
  [paths.messages]: '账户',
}

/**
 * The pages of the side navigation and their titles, in its order. A test keeps them equal to those of `routes.ts`. They
 * are not imported from there: each page would carry all of that file, which is data of the build.
 */
export const titles = {
  [paths.myCourses]: '我的课程',
  [paths.timetable]: '课程表',
  [paths.liveCalendar]: '直播日历',
  [paths.reservations]: '我的预约',
  [paths.notes]: '我的笔记',
  [paths.myOrders]: '我的订单',
  [paths.allOrders]: '全部订单',
  [paths.groupOrders]: '我的拼团',
  [paths.renewals]: '续费课程',
  [paths.redeem]: '兑换课程',
  [paths.coupons]: '我的优惠券',
  [paths.prizes]: '中奖记录',
  [paths.messages]: '我的消息',
  [paths.profile]: '个人资料',
  [paths.safety]: '安全设置',
  [paths.feedback]: '意见反馈',
}
