import { useFeedback } from '@xhkt/shared/feedback'

/** Draws notices and the question that waits in the plainest way, as the host is not there in a page's own test. */
export function FeedbackOutlet() {
  const { toasts, questions } = useFeedback()
  const question = questions[0]
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
