import { useRef } from 'react'
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react'
import type { Payment } from '@xhkt/contract'
import { saveFile } from '@xhkt/kit/files/save-file'
import { formatDuration } from '@xhkt/kit/format'
import { useCountdown } from '@xhkt/kit/time/use-countdown'
import { Button } from '@xhkt/kit/ui/button'
import { classNames } from '@xhkt/kit/ui/class-names'
import { touchOnly, useMediaQuery } from '@xhkt/kit/use-media-query'
import type { PaymentState, UnpaidPhase } from '../../model/payment-state.ts'
import { unpaidTexts } from '../../model/unpaid-text.ts'
import sizes from '../../../../sizes.module.css'
import css from './pay-code.module.css'

interface PayCodeProps {
  payment: Payment
  phase: UnpaidPhase
  clock: PaymentState['clock']
  onTimeUp: () => void
  renew: () => void
  renewing: boolean
}

/** The code can no longer be paid: a fresh one can. */
const spentPhases: ReadonlySet<UnpaidPhase> = new Set(['expired', 'failed', 'revoked'])

/** The code to scan. Covered once it can no longer be paid. */
export function PayCode({ payment, phase, clock, onTimeUp, renew, renewing }: PayCodeProps) {
  const left = useCountdown(payment.expires_at, onTimeUp)
  const isSpent = spentPhases.has(phase)
  const { title, note } = unpaidTexts[phase]
  const isTouch = useMediaQuery(touchOnly)
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = { value: payment.code_url, size: 224, marginSize: 2, level: 'M', 'aria-hidden': isSpent } as const
  return (
    <div className={css.column}>
      <div className={classNames(sizes.code, css.frame)}>
        {isTouch ? (
          <QRCodeCanvas {...picture} ref={canvas} role="img" aria-label="微信支付二维码" />
        ) : (
          <QRCodeSVG {...picture} title="微信支付二维码" />
        )}
        {isSpent && (
          <div className={css.veil} role="alert">
            <p className={css.veilText}>
              {title}
              {note && <span className={css.note}>{note}</span>}
            </p>
            <Button variant="primary" onClick={renew} loading={renewing}>
              重新获取二维码
            </Button>
          </div>
        )}
      </div>
      {isTouch && !isSpent && (
        <div className={css.save}>
          <Button variant="text" size="sm" onClick={() => canvas.current?.toBlob((content) => content && saveFile('微信支付二维码.png', content))}>
            保存二维码
          </Button>
        </div>
      )}
      <p className={css.countdown} role="timer">
        {phase === 'waiting' && clock === 'trusted' && <>二维码有效期剩余 {formatDuration(left)}</>}
      </p>
    </div>
  )
}
