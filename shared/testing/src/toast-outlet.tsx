import { useQuestions } from '@xhkt/platform/confirm'
import { useToasts } from '@xhkt/platform/toast'

/** Renders toasts and the open question in tests, which have no host. */
export function ToastOutlet() {
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
