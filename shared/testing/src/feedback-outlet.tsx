import { useQuestions } from '@xhkt/platform/confirm'
import { useToasts } from '@xhkt/platform/toast'

/** Draws toasts and the open question in the plainest way: a page's own test runs without the host. */
export function FeedbackOutlet() {
  const { toasts } = useToasts()
  const [question] = useQuestions().questions
  return (
    <>
      <div aria-live="polite" data-testid="toasts">
        {toasts.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      {question && (
        <div role="dialog" aria-label="系统提示">
          {question.content}
          <button type="button" onClick={() => question.answer(false)}>
            取消
          </button>
          <button type="button" onClick={() => question.answer(true)}>
            确定
          </button>
        </div>
      )}
    </>
  )
}
