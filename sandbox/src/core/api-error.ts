import type { Note, Quote, ThirdType } from '@xhkt/contract'
import { errorCode, thirdParty } from '@xhkt/contract/constants'

export const thirdPartyNames: Record<ThirdType, string> = { [thirdParty.wechat]: '微信', [thirdParty.qq]: 'QQ' }
const authorizeAgain: Record<ThirdType, string> = { [thirdParty.wechat]: '请重新扫码', [thirdParty.qq]: '请重新授权' }

/** An error answer of the API. The message is shown to the learner and says what to do. */
export class ApiError extends Error {
  readonly code: number
  /** What the refusal carries; its schema is in the contract. */
  readonly data: object
  /** The field that breaks the contract, for the log: the message is read by a learner. */
  readonly field: string

  constructor(code: number, message: string, data: object = {}, field = '') {
    super(message)
    this.code = code
    this.data = data
    this.field = field
  }
}

export const apiErrors = {
  invalidParameter: (field: string) => new ApiError(400000, '提交的内容不正确，请刷新页面后重试', {}, field),
  phoneInvalid: () => new ApiError(400001, '请输入正确手机号'),
  codeInvalid: () => new ApiError(400002, '请输入 6 位数字验证码'),
  passwordInvalid: () => new ApiError(400003, '密码为 6 到 18 位字母和数字，请重新输入'),
  credentialMissing: () => new ApiError(400004, '请输入验证码或密码'),
  codeWrong: () => new ApiError(400005, '验证码错误，请重新输入'),
  codeExpired: () => new ApiError(400006, '验证码已失效，请重新获取'),
  passwordWrong: () => new ApiError(errorCode.wrongPassword, '手机号或密码错误，请重新输入'),
  passwordUnchanged: () => new ApiError(400008, '新密码不能与原密码相同，请换一个密码'),
  captchaMissing: () => new ApiError(400010, '请先完成安全验证'),
  captchaFailed: () => new ApiError(400011, '安全验证未通过，请重新验证'),
  captchaExpired: () => new ApiError(400012, '安全验证已过期，请重新验证'),
  bodyInvalid: () => new ApiError(400013, '请求内容无法识别，请刷新页面后重试'),

  realNameInvalid: () => new ApiError(400040, '请输入 2 到 30 个字的真实姓名'),
  identityNumberInvalid: () => new ApiError(400041, '身份证号格式不正确，请核对后重新输入'),

  idempotencyKeyReused: () => new ApiError(400014, '操作内容有变化，请刷新页面后重试'),

  regionInvalid: () => new ApiError(errorCode.regionInvalid, '请选择完整的省、市、区'),

  thirdPartyCodeUsed: (type: ThirdType) => new ApiError(400020, `${thirdPartyNames[type]}授权已使用，${authorizeAgain[type]}`),
  thirdPartyCodeExpired: (type: ThirdType) => new ApiError(400021, `${thirdPartyNames[type]}授权已过期，${authorizeAgain[type]}`),

  notAPicture: () => new ApiError(400050, '只能上传 JPG、PNG 或 WebP 图片，请换一张'),
  pictureUnknown: () => new ApiError(errorCode.pictureUnknown, '有图片已失效，请移除后重新上传'),
  pictureTooLarge: () => new ApiError(400052, '图片不能超过 5 MB，请压缩后再上传'),
  feedbackTooShort: () => new ApiError(400053, '反馈内容至少 10 个字，请写得更具体一些'),

  nicknameInvalid: () => new ApiError(errorCode.nicknameInvalid, '昵称须为 2 到 20 个字，可用中文、字母、数字、空格和 · _ -'),
  birthdayInvalid: () => new ApiError(errorCode.birthdayInvalid, '生日不正确，请重新选择'),

  sessionMissing: () => new ApiError(errorCode.sessionMissing, '请先登录'),
  sessionExpired: () => new ApiError(errorCode.sessionExpired, '登录已过期，请重新登录'),
  sessionEnded: () => new ApiError(errorCode.sessionEnded, '该登录已退出，请重新登录'),

  courseNotOwned: () => new ApiError(errorCode.notPurchased, '购买课程后即可观看本节，请先购买'),

  redeemCodeOfAnother: () => new ApiError(403004, '该兑换码已指定给其他账号，请用收到兑换码的手机号登录'),

  agreementUnsigned: () => new ApiError(errorCode.agreementUnsigned, '本课程需要先签署学习协议，签署后即可学习'),

  pathNotFound: () => new ApiError(404000, '请求的地址不存在，请检查链接'),
  courseNotFound: () => new ApiError(404001, '课程不存在或已下架，请浏览其他课程'),
  categoryNotFound: () => new ApiError(404002, '分类不存在，请从全部分类中选择'),
  lessonNotFound: () => new ApiError(404003, '课时不存在或已下架，请返回课程目录重新选择'),
  orderNotFound: () => new ApiError(404004, '订单不存在，请到我的订单中查看'),
  smsCodeNotFound: () => new ApiError(404005, '该手机号没有可用的验证码，请先发送'),

  thirdPartyAccountNotFound: (type: ThirdType) => new ApiError(404006, `没有找到该${thirdPartyNames[type]}账号，${authorizeAgain[type]}`),
  accountNotFound: () => new ApiError(404007, '该手机号尚未注册，请先注册'),

  noReleaseStore: () => new ApiError(404008, '沙箱没有连接发布仓库，不能回退'),

  couponNotFound: () => new ApiError(404009, '优惠券不存在，请查看其他优惠券'),
  addressNotFound: () => new ApiError(404011, '收货地址不存在或已删除，请重新选择'),
  groupNotFound: () => new ApiError(404010, '没有找到该团，请检查链接是否完整'),

  redeemCodeNotFound: () => new ApiError(404012, '兑换码不正确，请核对后重新输入'),

  liveRoomNotFound: () => new ApiError(errorCode.liveRoomNotFound, '直播间不存在或已关闭，请从课程页面重新进入'),
  questionNotFound: () => new ApiError(404021, '题目不存在，请等待老师发布新的题目'),
  noteNotFound: () => new ApiError(errorCode.noteNotFound, '笔记不存在或已删除，请刷新后查看'),
  agreementNotFound: () => new ApiError(404040, '该课程不需要签署学习协议，可以直接学习'),
  messageNotFound: () => new ApiError(404060, '消息不存在或已删除，请刷新后查看'),
  timetableNotFound: () => new ApiError(404070, '课程表不存在，可能课程已到期，请刷新后查看'),
  prizeNotFound: () => new ApiError(404013, '奖品不存在，请到中奖记录中查看'),

  alreadyOwned: () => new ApiError(errorCode.alreadyOwned, '您已拥有该课程，可以直接开始学习'),
  refundOpen: () => new ApiError(409002, '该课程的订单正在退款，退款完成或撤销后可以再次购买'),
  groupFilling: () => new ApiError(409002, '该课程正在拼团，成团后才能续费'),
  orderStatusConflict: (status: string) => new ApiError(409002, `订单${status}，不能进行此操作，请刷新后查看`),
  phoneTaken: () => new ApiError(409003, '该手机号已注册，请直接登录'),
  lessonNotReady: (why: string) => new ApiError(409004, why),
  notPayable: (why: string) => new ApiError(409005, why),

  thirdPartyAccountTaken: (type: ThirdType) => new ApiError(409006, `该${thirdPartyNames[type]}账号已绑定其他手机号，请直接用${thirdPartyNames[type]}登录`),
  phoneHasThirdPartyAccount: (type: ThirdType) => new ApiError(409007, `该手机号已绑定其他${thirdPartyNames[type]}账号，请更换手机号`),

  rollbackRefused: (why: string) => new ApiError(409008, `没有回退：${why}`),

  couponOutOfStock: () => new ApiError(errorCode.couponSoldOut, '优惠券已领完，请查看其他优惠券'),
  couponExpired: () => new ApiError(errorCode.couponExpired, '优惠券已过期，请查看其他优惠券'),
  couponNotBegun: () => new ApiError(errorCode.couponNotBegun, '优惠券还没有开始领取，请到开始时间再来'),
  liveAlreadyStarted: () => new ApiError(errorCode.liveStarted, '直播已开始，请直接进入直播间'),
  soldOut: () => new ApiError(errorCode.courseSoldOut, '课程已售罄，请浏览其他课程'),
  noGroupOffer: () => new ApiError(errorCode.noGroupOffer, '该课程现在不能拼团，请单独购买'),
  groupClosed: () => new ApiError(errorCode.groupClosed, '该团已满员或已结束，请另开一团或单独购买'),
  /** `until`: when to try again; empty: the group ends before. */
  groupHeld: (places: number, until: string) =>
    new ApiError(
      errorCode.groupHeld,
      `该团还有 ${places} 个名额待支付，${until === '' ? '请' : `如未支付，最早 ${until} 可参团，您也可以`}另开一团或单独购买`,
    ),
  priceChanged: (quote: Quote) => new ApiError(errorCode.priceChanged, '价格有变化，请确认新的价格后再提交', quote),
  couponUnusable: (why: string) => new ApiError(errorCode.couponUnusable, `优惠券不能使用：${why}，请换一张优惠券`),
  promotionUnusable: (why: string) => new ApiError(errorCode.promotionUnusable, `推广码不能使用：${why}，请换一个或不使用推广码`),
  alreadyEvaluated: () => new ApiError(errorCode.alreadyEvaluated, '您已评价过该课程，感谢您的评价'),
  refundImpossible: (why: string) => new ApiError(errorCode.refundImpossible, `不能申请退款：${why}`),
  prizeAddressClosed: (why: string) => new ApiError(409025, `${why}，不能再填写收货地址`),
  addressMissing: () => new ApiError(errorCode.addressMissing, '该课程配有纸质资料，请先选择收货地址'),

  questionAnswered: () => new ApiError(errorCode.questionAnswered, '您已经答过这道题，每题只能作答一次'),
  questionClosed: () => new ApiError(errorCode.questionClosed, '老师已结束这道题的作答，请等待下一题'),

  agreementClosed: (why: string) => new ApiError(409042, `${why}，不能签署学习协议，请刷新后查看`),

  schoolUnavailable: () => new ApiError(errorCode.schoolUnavailable, '所选的学校已不可选，请重新搜索'),
  majorUnavailable: () => new ApiError(errorCode.majorUnavailable, '所选的专业已不可选，请重新搜索'),

  addressLimitReached: () => new ApiError(409016, '收货地址最多 20 个，请先删除不用的地址'),
  redeemCodeUsed: () => new ApiError(409018, '兑换码已被使用，如由您本人兑换，请到我的课程查看'),
  redeemCodeUsedByCaller: () => new ApiError(409018, '您已用该兑换码开通课程，请到我的课程查看'),
  redeemCodeExpired: () => new ApiError(409019, '兑换码已过期，请联系发放兑换码的人'),

  noteChanged: (note: Note) => new ApiError(errorCode.noteChanged, '这条笔记已在其他地方修改，请选择保留哪一份', note),
  targetUnavailable: () => new ApiError(409032, '所选的学习目标已不可选，请重新选择'),
  courseNotMine: () => new ApiError(409033, '您没有这门课程，请刷新后查看'),

  calendarFeedChanged: () => new ApiError(errorCode.calendarFeedChanged, '订阅地址已在其他页面更新，请使用新的地址'),

  noteLimitReached: () => new ApiError(409041, '本节的笔记最多 500 条，请先删除不用的笔记'),

  phoneUnchanged: () => new ApiError(errorCode.phoneUnchanged, '新手机号与当前手机号相同，请换一个手机号'),
  proofInvalid: () => new ApiError(errorCode.proofInvalid, '身份验证已失效，请重新验证当前手机号'),
  phoneOfAnother: () => new ApiError(errorCode.phoneOfAnother, '该手机号已绑定其他账号，请换一个手机号'),
  deviceNotFound: () => new ApiError(404076, '该设备已退出登录，请刷新后查看'),
  thirdPartyTakenByOther: (type: ThirdType) => new ApiError(409006, `该${thirdPartyNames[type]}账号已绑定其他用户，请先在原账号解除绑定`),
  thirdPartyBoundAlready: (type: ThirdType) => new ApiError(409077, `您已绑定另一个${thirdPartyNames[type]}账号，请先解除绑定`),
  deviceIsCurrent: () => new ApiError(409078, '不能在这里退出本机，请使用右上角的退出登录'),
  accountNotClosable: () => new ApiError(errorCode.accountNotClosable, '还有未完成的订单，请处理后再注销账号'),
  ownPasswordWrong: () => new ApiError(400009, '密码错误，请重新输入，或改用验证码'),
  dataCopyNotFound: () => new ApiError(404077, '文件已失效，请重新申请'),
  dataCopyRateLimited: (hours: number) => new ApiError(429077, `每天最多申请 3 次，请 ${hours} 小时后再试`),
  identityRateLimited: (minutes: number) => new ApiError(429076, `错误次数过多，请 ${minutes} 分钟后再试`),

  smsRateLimited: (seconds: number) => new ApiError(429001, `验证码已发送，请 ${seconds} 秒后再试`),
  passwordRateLimited: (minutes: number) => new ApiError(429002, `密码错误次数过多，请 ${minutes} 分钟后再试，或使用验证码登录`),
  redeemRateLimited: (minutes: number) => new ApiError(429004, `兑换码错误次数过多，请 ${minutes} 分钟后再试`),
  avatarRateLimited: (hours: number) => new ApiError(429073, `头像更换次数过多，请 ${hours} 小时后再试`),
  smsQuotaReached: (hours: number) => new ApiError(429003, `验证码发送次数过多，请 ${hours} 小时后再试`),
}
