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
        <div role="dialog" aria-label={question.title}>
          {question.content}
          <button type="button" onClick={() => question.answer(false)}>
            {question.cancelText}
          </button>
          <button type="button" onClick={() => question.answer(true)}>
            {question.okText}
          </button>
        </div>
      )}
    </>
  )
}
