import { useId, useState } from 'react'
import css from './cancel-question.module.css'

const reasons = ['暂时不想买了', '课程选错了', '想换一种方式购买', '支付遇到问题', '其他原因']

/** The question before an order is closed. It does not say 取消, because the button that keeps the order does. */
export function CancelQuestion({ onReason }: { onReason: (reason: string) => void }) {
  const name = useId()
  const [chosen, setChosen] = useState('')
  return (
    <div className={css.question}>
      <p className={css.text}>要关闭这笔订单吗？关闭后需要重新下单才能购买。</p>
      <fieldset className={css.reasons}>
        <legend>关闭的原因（选填）</legend>
        {reasons.map((reason) => (
          <label key={reason} className={css.reason}>
            <input
              type="radio"
              name={name}
              checked={chosen === reason}
              onChange={() => {
                setChosen(reason)
                onReason(reason)
              }}
            />
            {reason}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
