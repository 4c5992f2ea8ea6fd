import { confirm } from '@xhkt/platform/confirm'
import { CancelQuestion } from './cancel-question.tsx'

/** Says what each button does: 取消 keeps the order here. */
const question = '放弃这笔订单吗？点“确定”放弃，之后购买需要重新下单；点“取消”保留订单，可以继续支付。'

/** Asks whether to cancel the order. Resolves to the reason, which may be empty; null: the order is kept. */
export async function askCancellation(): Promise<string | null> {
  let reason = ''
  const content = (
    <CancelQuestion
      question={question}
      onReason={(given) => {
        reason = given
      }}
    />
  )
  return (await confirm({ content, text: question })) ? reason : null
}
