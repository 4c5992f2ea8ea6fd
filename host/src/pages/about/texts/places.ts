import { aboutPaths } from '../frame/about-paths.ts'
import { link } from '../article/document.ts'

/** The places of this site that the texts name. */
export const places = {
  agreement: link('《用户协议》', aboutPaths.agreement),
  privacy: link('《隐私政策》', aboutPaths.privacy),
  contact: link('联系我们', aboutPaths.contact),
  feedback: link('意见反馈', '/personal/feedback'),
  safety: link('安全设置', '/personal/safety'),
  profile: link('个人资料', '/personal/personalData'),
  orders: link('我的订单', '/personal/myOrder'),
  courses: link('我的课程', '/personal/myCourse'),
  groupOrders: link('我的拼团', '/personal/groupOrder'),
  coupons: link('我的优惠券', '/personal/myCoupon'),
  renew: link('续费课程', '/personal/renew'),
  redeem: link('兑换课程', '/personal/redeem'),
  reservation: link('我的预约', '/personal/reservation'),
  schedule: link('课程表', '/personal/schedule'),
  calendar: link('直播日历', '/personal/monthCalendar'),
  notes: link('我的笔记', '/personal/myNotes'),
  messages: link('我的消息', '/personal/myMessage'),
  forged: link('忘记密码', '/forged'),
  app: link('下载APP', '/downloadApp'),
  courseList: link('全部课程', '/categories'),
} as const
