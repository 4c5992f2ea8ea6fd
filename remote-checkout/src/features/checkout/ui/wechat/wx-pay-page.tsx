import * as paths from '@xhkt/contract/paths'
import { useLocation, useSearchParams } from '@xhkt/platform/router'
import { idFrom } from '@xhkt/kit/query/id-from'
import { UnknownOrder } from '@xhkt/kit/order/unknown-order'
import { WechatPay } from './wechat-pay.tsx'

/** `/wx_pay` shows the code that the order has, `/payAgain` a fresh one. */
export default function WxPayPage() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const orderNo = idFrom(params, 'order_no')
  if (!orderNo) return <UnknownOrder page />
  const start = pathname.startsWith(paths.payAgainPath) ? 'again' : 'confirm'
  return <WechatPay key={`${start}-${orderNo}`} orderNo={orderNo} start={start} />
}
