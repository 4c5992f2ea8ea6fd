import { type SubmitEvent, useState } from 'react'
import { tidyText } from '@xhkt/contract/clean-text'
import { evaluationTagsMax, evaluationTextMaxLength, picturesMax } from '@xhkt/contract/limits'
import { api } from '@xhkt/platform/api'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { useAction } from '@xhkt/kit/action/use-action'
import { TextAreaField } from '@xhkt/kit/form/text-area-field'
import { UploadField } from '@xhkt/kit/form/upload-field'
import { useFormFields } from '@xhkt/kit/form/use-form-fields'
import { useUnsavedChanges } from '@xhkt/kit/form/use-unsaved-changes'
import { useUploads } from '@xhkt/kit/form/use-uploads'
import { Button } from '@xhkt/kit/ui/button'
import type { OrderFormProps } from './order-form-props.ts'
import { quietRefusal, useOrderUpdates } from '../use-order-updates.ts'
import { StarField } from './star-field.tsx'
import { TagField } from './tag-field.tsx'
import css from './order-form.module.css'

interface Evaluation {
  score: number
  tag_ids: string[]
  text: string
  picture_ids: string[]
}

function useEvaluate({ order_no }: OrderFormProps['order'], onSent: () => void) {
  const { onSuccess, afterFailure } = useOrderUpdates(order_no)
  return useAction({
    run: (evaluation: Evaluation, idempotencyKey) =>
      api.post('/v1/user/order/evaluate', { order_no, ...evaluation }, { idempotencyKey, ...quietRefusal }),
    onSuccess: async (order) => {
      await onSuccess(order)
      toast.success('评价成功，感谢您的评价')
      onSent()
    },
    onError: (error) => afterFailure(error, { isReached: ({ evaluated }) => evaluated === true, text: '评价已提交，感谢您的评价' }),
    once: true,
  })
}

/** The evaluation of a bought course. A failure keeps everything that the learner has entered. */
export function EvaluateForm({ order, onClose }: OrderFormProps) {
  const [score, setScore] = useState(0)
  const [tags, setTags] = useState<readonly string[]>([])
  const [draft, setDraft] = useState({ text: '' })
  const { field, errors, idOf, show, clear } = useFormFields<'text', 'score' | 'pictures'>({ draft, onDraft: (change) => setDraft({ ...draft, ...change }) })
  const offered = useQuery(apiQuery('/v1/evaluate/tags'))
  const { start, busy } = useEvaluate(order, onClose)
  const uploads = useUploads({ path: '/v1/user/order/evaluate/img', limit: picturesMax })
  useUnsavedChanges(score > 0 || tags.length > 0 || draft.text !== '' || uploads.items.length > 0)

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    const { problem, pictures } = uploads
    if (show({ ...(score === 0 && { score: '请先选择评分' }), ...(problem && { pictures: problem }) })) return
    start({ score, tag_ids: [...tags], text: tidyText(draft.text), picture_ids: pictures.map(({ picture_id }) => picture_id) })
  }

  return (
    <form className={css.form} aria-label="评价课程" noValidate onSubmit={submit}>
      <StarField
        id={idOf('score')}
        score={score}
        error={errors.score}
        onScore={(chosen) => {
          setScore(chosen)
          clear('score')
        }}
      />
      <TagField query={offered} chosen={tags} limit={evaluationTagsMax} onChosen={setTags} />
      <TextAreaField
        {...field('text')}
        label="评价内容（选填）"
        rows={4}
        limit={evaluationTextMaxLength}
        placeholder="课程内容、老师讲解怎么样？您的评价会帮助其他学员"
      />
      <UploadField id={idOf('pictures')} label="评价图片（选填）" error={uploads.problem && errors.pictures} uploads={uploads} />
      <div className={css.buttons}>
        <Button type="submit" variant="primary" loading={busy}>
          提交评价
        </Button>
        <Button onClick={onClose}>暂不评价</Button>
      </div>
    </form>
  )
}
