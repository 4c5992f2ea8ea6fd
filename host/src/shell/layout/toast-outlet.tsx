import { type ComponentType, lazy, Suspense } from 'react'
import { type Question, useQuestions } from '@xhkt/platform/confirm'
import { type Toast, toast, useToasts } from '@xhkt/platform/toast'
import { CloseButton } from '@xhkt/kit/ui/close-button'
import { BrowserConfirm } from './browser-confirm.tsx'
import css from './toast-outlet.module.css'

// A question must be answerable even if the chunk of the dialog fails to load.
const ConfirmDialog = lazy<ComponentType<{ question: Question }>>(() =>
  import(/* webpackChunkName: "confirm" */ './confirm-dialog.tsx').then(
    (chunk) => ({ default: chunk.ConfirmDialog }),
    () => ({ default: BrowserConfirm }),
  ),
)

const signs: Record<Toast['kind'], string> = {
  error: 'M10 5.5v6M10 14v.5',
  success: 'M5.5 10.5l3 3 6-6.5',
  info: 'M10 9v5.5M10 5.5v.5',
}

function Notice({ id, kind, text }: Toast) {
  return (
    <div className={`${css.notice} ${css[kind]}`}>
      <svg className={css.sign} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="10" />
        <path d={signs[kind]} />
      </svg>
      <span className={css.text}>{text}</span>
      <CloseButton className={css.close} onClick={() => toast.close(id)} />
    </div>
  )
}

/** Draws the toasts, which are announced, and the first open question. */
export function ToastOutlet() {
  const { toasts } = useToasts()
  const [question] = useQuestions().questions
  const draw = (urgent: boolean) =>
    toasts.filter(({ kind }) => (kind === 'error') === urgent).map((notice) => <Notice key={notice.id} {...notice} />)
  return (
    <>
      {/* Both live regions exist before their first toast, or screen readers would not announce it. */}
      <div className={css.notices}>
        <div role="alert">{draw(true)}</div>
        <div id="notices" role="status">
          {draw(false)}
        </div>
      </div>
      {question && (
        <Suspense fallback={null}>
          <ConfirmDialog key={question.id} question={question} />
        </Suspense>
      )}
    </>
  )
}
