import * as paths from '@xhkt/contract/paths'
import { link } from '../article/document.ts'

/** The pages of this site that the texts link to. */
export const siteLinks = {
  agreement: link('《用户协议》', paths.userAgreement),
  privacy: link('《隐私政策》', paths.privacy),
  contact: link('联系我们', paths.contact),
  feedback: link('意见反馈', paths.feedback),
  safety: link('安全设置', paths.safety),
  profile: link('个人资料', paths.profile),
  orders: link('我的订单', paths.myOrders),
  courses: link('我的课程', paths.myCourses),
  groupOrders: link('我的拼团', paths.groupOrders),
  coupons: link('我的优惠券', paths.coupons),
  renew: link('续费课程', paths.renewals),
  redeem: link('兑换课程', paths.redeem),
  reservation: link('我的预约', paths.reservations),
  schedule: link('课程表', paths.timetable),
  calendar: link('直播日历', paths.liveCalendar),
  notes: link('我的笔记', paths.notes),
  messages: link('我的消息', paths.messages),
  forged: link('忘记密码', paths.resetPassword),
  app: link('下载APP', paths.downloadApp),
  courseList: link('全部课程', paths.categories),
} as const
