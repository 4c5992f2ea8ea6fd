import { QRCodeSVG } from 'qrcode.react'
import type { Payment } from '@xhkt/contract'
import { formatDuration } from '@xhkt/kit/format'
import { useCountdown } from '@xhkt/kit/time/use-countdown'
import { Button } from '@xhkt/kit/ui/button'
import type { PaymentState } from '../../model/payment-state.ts'
import css from './pay-code.module.css'

interface PayCodeProps {
  payment: Payment
  state: PaymentState
  onTimeUp: () => void
  renew: () => void
  renewing: boolean
}

const veils = {
  expired: { text: '二维码已过期', action: '重新获取' },
  failed: { text: '支付失败', action: '重新支付' },
} as const

/** The code to scan. Covered once it is useless. */
export function PayCode({ payment, state, onTimeUp, renew, renewing }: PayCodeProps) {
  const left = useCountdown(payment.expires_at, onTimeUp)
  const veil = state.phase === 'expired' || state.phase === 'failed' ? veils[state.phase] : null
  return (
    <div className={css.column}>
      <div className={css.frame}>
        <QRCodeSVG value={payment.code_url} size={224} marginSize={2} level="M" title="微信支付二维码" aria-hidden={veil !== null} />
        {veil && (
          <div className={css.veil} role="alert">
            <p className={css.veilText}>{veil.text}</p>
            <Button variant="primary" onClick={renew} loading={renewing}>
              {veil.action}
            </Button>
          </div>
        )}
      </div>
      <p className={css.countdown} role="timer">
        {state.phase === 'waiting' && state.clock === 'trusted' && <>二维码有效期剩余 {formatDuration(left)}</>}
      </p>
    </div>
  )
}
