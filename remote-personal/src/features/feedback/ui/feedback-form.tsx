import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { tidyText } from '@xhkt/contract/clean-text'
import { feedbackTextMaxLength, feedbackTextMinLength, picturesMax } from '@xhkt/contract/limits'
import { SelectField } from '@xhkt/kit/form/select-field'
import { TextAreaField } from '@xhkt/kit/form/text-area-field'
import { UploadField } from '@xhkt/kit/form/upload-field'
import { useFormFields } from '@xhkt/kit/form/use-form-fields'
import { useUploads } from '@xhkt/kit/form/use-uploads'
import { Button } from '@xhkt/kit/ui/button'
import { feedbackDrafts } from '../model/feedback-draft.ts'
import type { FilledFeedback } from '../model/filled-feedback.ts'
import { feedbackKinds } from '../model/feedback-kinds.ts'
import { useSendFeedback } from '../model/use-send-feedback.ts'
import css from './feedback.module.css'

export interface FeedbackFormProps {
  /** The id of the learner; empty while it is not known, and no draft is kept. */
  learnerId: string
  /** What the form begins with where there is no draft. */
  filled?: FilledFeedback | undefined
  /** `isSent`: the feedback was sent. */
  onClose: (isSent: boolean) => void
}

const options = feedbackKinds.map(({ kind, name }) => ({ value: String(kind), text: name }))

function textError(text: string): string | undefined {
  const { length } = tidyText(text)
  const missing = feedbackTextMinLength - length
  if (missing <= 0) return undefined
  return length === 0 ? `请填写反馈内容，至少 ${feedbackTextMinLength} 个字` : `反馈内容至少 ${feedbackTextMinLength} 个字，还差 ${missing} 个字`
}

/** The form of a feedback. What is entered is kept as a draft until it is sent (docs/product/personal.md#feedback). */
export function FeedbackForm({ learnerId, filled, onClose }: FeedbackFormProps) {
  const [restored] = useState(() => feedbackDrafts.get(learnerId) ?? { kind: '', text: '', ...filled, pictures: [] })
  const [draft, setDraft] = useState({ kind: restored.kind, text: restored.text })
  const isSent = useRef(false)
  const [isFilled] = useState(filled !== undefined)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { field, errors, idOf, show } = useFormFields<'kind' | 'text', 'pictures'>({
    draft,
    onDraft: (change) => setDraft((before) => ({ ...before, ...change })),
  })
  const uploads = useUploads({ path: '/v1/user/feedback/img', limit: picturesMax, initial: restored.pictures })
  const { pictures, problem } = uploads
  const [untouched] = useState({ draft, pictures })
  const { send, sending } = useSendFeedback(learnerId, () => {
    isSent.current = true
    feedbackDrafts.remove(learnerId)
    onClose(true)
  })

  useEffect(() => {
    const text = isFilled && form.current?.querySelector('textarea')
    if (text) {
      text.focus()
      text.setSelectionRange(text.value.length, text.value.length)
    } else heading.current?.focus()
  }, [isFilled])
  useEffect(() => {
    // A form that opened before the learner was known does not have their draft, and must not replace it unless they type.
    const isTouched = draft !== untouched.draft || pictures !== untouched.pictures
    if (learnerId && isTouched && !isSent.current) feedbackDrafts.put(learnerId, { ...draft, pictures })
  }, [learnerId, draft, pictures, untouched])

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    const kind = feedbackKinds.find((known) => String(known.kind) === draft.kind)?.kind
    const wrongText = textError(draft.text)
    const found = { ...(!kind && { kind: '请选择反馈类型' }), ...(wrongText && { text: wrongText }), ...(problem && { pictures: problem }) }
    if (show(found) || !kind) return
    send({ kind, text: tidyText(draft.text), picture_ids: pictures.map(({ picture_id }) => picture_id) })
  }

  return (
    <form ref={form} className={css.form} aria-label="写反馈" noValidate onSubmit={submit}>
      <h2 ref={heading} className={css.title} tabIndex={-1}>
        写反馈
      </h2>
      <SelectField {...field('kind')} label="反馈类型" placeholder="请选择" options={options} />
      <TextAreaField
        {...field('text')}
        label="反馈内容"
        rows={5}
        limit={feedbackTextMaxLength}
        placeholder="请描述遇到的问题或您的建议，例如在哪个页面、做了什么、看到了什么"
      />
      <UploadField id={idOf('pictures')} label="图片（选填）" error={problem && errors.pictures} uploads={uploads} />
      <div className={css.buttons}>
        <Button type="submit" variant="primary" loading={sending}>
          提交反馈
        </Button>
        <Button onClick={() => onClose(false)}>暂不提交</Button>
        <span className={css.kept}>未提交的内容会保存在本浏览器</span>
      </div>
    </form>
  )
}
