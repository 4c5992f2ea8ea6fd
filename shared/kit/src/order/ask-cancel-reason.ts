import { confirm } from '@xhkt/platform/confirm'
import { createElement } from 'react'
import { CancelQuestion } from './cancel-question.tsx'

/**
 * Asks why an unpaid order is to be closed.
 * @returns The chosen reason, empty for none; null: the learner keeps the order.
 */
export async function askCancelReason(): Promise<string | null> {
  let reason = ''
  const content = createElement(CancelQuestion, { onReason: (chosen) => (reason = chosen) })
  return (await confirm({ content })) ? reason : null
}
