import type { ThirdType } from '@xhkt/contract'

const thirdNames: Record<ThirdType, string> = { 1: '微信', 2: 'QQ' }
const authorizeAgain: Record<ThirdType, string> = { 1: '请重新扫码', 2: '请重新授权' }

/** A call that the business refuses. The message is shown to a learner and says what to do. */
export class Failure extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export const failures = {
  badInput: (field: string) => new Failure(400000, `参数 ${field} 不正确，请刷新页面后重试`),
  phoneMalformed: () => new Failure(400001, '请输入正确手机号'),
  codeMalformed: () => new Failure(400002, '请输入 6 位数字验证码'),
  passwordMalformed: () => new Failure(400003, '密码为 6 到 18 位字母和数字，请重新输入'),
  credentialMissing: () => new Failure(400004, '请输入验证码或密码'),
  codeWrong: () => new Failure(400005, '验证码错误，请重新输入'),
  codeGone: () => new Failure(400006, '验证码已失效，请重新获取'),
  passwordWrong: () => new Failure(400007, '手机号或密码错误，请重新输入'),
  captchaMissing: () => new Failure(400010, '请先完成安全验证'),
  captchaRefused: () => new Failure(400011, '安全验证未通过，请重新验证'),
  captchaExpired: () => new Failure(400012, '安全验证已过期，请重新验证'),
  notJson: () => new Failure(400013, '请求内容无法识别，请刷新页面后重试'),

  thirdCodeUsed: (type: ThirdType) => new Failure(400020, `${thirdNames[type]}授权已使用，${authorizeAgain[type]}`),
  thirdCodeExpired: (type: ThirdType) => new Failure(400021, `${thirdNames[type]}授权已过期，${authorizeAgain[type]}`),

  sessionMissing: () => new Failure(401001, '请先登录'),
  sessionExpired: () => new Failure(401200, '登录已过期，请重新登录'),
  sessionEnded: () => new Failure(401201, '该登录已退出，请重新登录'),

  notOwned: () => new Failure(403003, '购买课程后即可观看本节，请先购买'),

  noSuchPath: () => new Failure(404000, '请求的地址不存在，请检查链接'),
  noSuchCourse: () => new Failure(404001, '课程不存在或已下架，请浏览其他课程'),
  noSuchCategory: () => new Failure(404002, '分类不存在，请从全部分类中选择'),
  noSuchLesson: () => new Failure(404003, '本节不存在，请返回课程目录重新选择'),
  noSuchOrder: () => new Failure(404004, '订单不存在，请到我的订单中查看'),
  noSuchSms: () => new Failure(404005, '该手机号没有可用的验证码，请先发送'),

  noSuchThirdAccount: (type: ThirdType) => new Failure(404006, `没有找到该${thirdNames[type]}账号，${authorizeAgain[type]}`),
  noSuchAccount: () => new Failure(404007, '该手机号尚未注册，请先注册'),

  noLedger: () => new Failure(404008, '沙箱没有连接发布仓库，不能回退'),

  noSuchCoupon: () => new Failure(404009, '优惠券不存在，请查看其他优惠券'),
  noSuchGroup: () => new Failure(404010, '没有找到该团，请检查链接是否完整'),

  alreadyOwned: () => new Failure(409001, '您已拥有该课程，可以直接开始学习'),
  orderMoved: (status: string) => new Failure(409002, `订单${status}，不能进行此操作，请刷新后查看`),
  phoneTaken: () => new Failure(409003, '该手机号已注册，请直接登录'),
  lessonNotReady: (why: string) => new Failure(409004, why),
  nothingToPay: (why: string) => new Failure(409005, why),

  thirdAccountTaken: (type: ThirdType) => new Failure(409006, `该${thirdNames[type]}账号已绑定其他手机号，请直接用${thirdNames[type]}登录`),
  phoneHasThirdAccount: (type: ThirdType) => new Failure(409007, `该手机号已绑定其他${thirdNames[type]}账号，请更换手机号`),

  notTakenBack: (why: string) => new Failure(409008, `没有回退：${why}`),

  noCouponLeft: () => new Failure(409009, '优惠券已领完，请查看其他优惠券'),
  couponOver: () => new Failure(409010, '优惠券已过期，请查看其他优惠券'),
  liveStarted: () => new Failure(409011, '直播已开始，请直接进入直播间'),
  soldOut: () => new Failure(409012, '课程已售罄，请浏览其他课程'),
  noGroupOffer: () => new Failure(409013, '该课程现在不能拼团，请单独购买'),
  groupClosed: () => new Failure(409014, '该团已满员或已结束，请另开一团或单独购买'),

  smsTooOften: (wait: number) => new Failure(429001, `验证码已发送，请 ${wait} 秒后再试`),
}
