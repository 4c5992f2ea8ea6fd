import type { UnpaidPhase } from './payment-state.ts'

interface UnpaidText {
  title: string
  /** On the page of the payment's status. */
  description: string
  /** Beside the code: what WeChat says of this payment. */
  note: string
}

/** What WeChat did with the payment, and what the learner can do (docs/product/third-parties.md#wechat-pay). */
export const unpaidTexts: Record<UnpaidPhase, UnpaidText> = {
  waiting: { title: '等待支付确认', description: '如已完成付款，请稍候，本页会自动更新', note: '' },
  paying: { title: '正在支付', description: '请在手机上输入密码完成支付，本页会自动更新', note: '请在手机上输入密码完成支付' },
  expired: { title: '二维码已过期', description: '订单尚未支付，您可以去支付', note: '' },
  failed: {
    title: '支付失败',
    description: '微信没有扣款，可能是余额不足、超过银行卡限额，或支付时中途退出。您可以去支付',
    note: '微信没有扣款，可以重新扫码',
  },
  revoked: { title: '支付已撤销', description: '微信撤销了这次支付，没有扣款。您可以去支付', note: '微信撤销了这次支付，没有扣款' },
}
