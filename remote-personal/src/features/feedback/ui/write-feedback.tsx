import { useEffect, useRef, useState } from 'react'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { Button } from '@xhkt/kit/ui/button'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { useAuth } from '@xhkt/platform/auth'
import { feedbackDrafts } from '../model/feedback-draft.ts'
import type { FilledFeedback } from '../model/filled-feedback.ts'
import type { FeedbackFormProps } from './feedback-form.tsx'
import css from './feedback.module.css'

const load = async () => (await import(/* webpackChunkName: "feedback-form" */ './feedback-form.tsx')).FeedbackForm

function LazyFeedbackForm(props: FeedbackFormProps) {
  const { Component: Form, failed, retry } = useLazyComponent(load)
  if (Form) return <Form {...props} />
  return <div className={css.place}>{failed ? <InlineError name="写反馈" onRetry={retry} /> : <Spinner label="加载中" />}</div>
}

/** Leads to the form, and says so when a draft waits. `onSent`: the list has a new feedback. */
export function WriteFeedback({ onSent, filled }: { onSent: () => void; filled?: FilledFeedback | undefined }) {
  const learnerId = useAuth((state) => state.user?.user_id) ?? ''
  const [isOpen, setOpen] = useState(filled !== undefined)
  const invitation = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The form has the focus and disappears, so the button takes it.
    if (wasOpen.current && !isOpen) invitation.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  // A draft that waits is the learner's, who is not known at once on a first visit.
  if (isOpen && (learnerId || !filled)) {
    const close = (isSent: boolean) => {
      setOpen(false)
      if (isSent) onSent()
    }
    return <LazyFeedbackForm learnerId={learnerId} filled={filled} onClose={close} />
  }
  const hasDraft = learnerId !== '' && feedbackDrafts.get(learnerId) !== null
  return (
    <div ref={invitation} className={css.invitation}>
      <p className={css.words}>{hasDraft ? '您有一份尚未提交的反馈。' : '遇到问题或有建议？我们会认真阅读每一条反馈，并在这里回复您。'}</p>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {hasDraft ? '继续填写' : '写反馈'}
      </Button>
    </div>
  )
}
