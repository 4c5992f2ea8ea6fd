import { type SubmitEvent, useState } from 'react'
import type { RefundPreview } from '@xhkt/contract'
import { tidyText } from '@xhkt/contract/clean-text'
import { orderStatus } from '@xhkt/contract/constants'
import { refundTextMaxLength } from '@xhkt/contract/limits'
import { api } from '@xhkt/platform/api'
import { formatDate } from '@xhkt/platform/date'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { useAction } from '@xhkt/kit/action/use-action'
import { SelectField } from '@xhkt/kit/form/select-field'
import { TextAreaField } from '@xhkt/kit/form/text-area-field'
import { useFormFields } from '@xhkt/kit/form/use-form-fields'
import { useUnsavedChanges } from '@xhkt/kit/form/use-unsaved-changes'
import { formatCount, formatFen } from '@xhkt/kit/format'
import { Button } from '@xhkt/kit/ui/button'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { Spinner } from '@xhkt/kit/ui/spinner'
import type { OrderFormProps } from './order-form-props.ts'
import { quietRefusal, useOrderUpdates } from '../use-order-updates.ts'
import css from './order-form.module.css'

const percent = (share: number): string => `${formatCount(Math.round(share * 100))}%`

/** The terms of the refund, as the server gives them ahead of the request. */
function Terms({ preview: { amount, deadline, studied_share, limit } }: { preview: RefundPreview }) {
  return (
    <dl className={css.terms}>
      <dt>退款金额</dt>
      <dd>
        <strong className={css.amount}>{formatFen(amount)}</strong>，原路退回微信
      </dd>
      <dt>申请截止</dt>
      <dd>{formatDate(deadline)}</dd>
      <dt>学习进度</dt>
      <dd>
        已学习 {percent(studied_share)}，须低于 {percent(limit)}
      </dd>
      <dt>退款影响</dt>
      <dd>提交后课程立即关闭，待付款的续费订单同时取消；未通过或撤回申请后课程重新开放</dd>
    </dl>
  )
}

const sentText = '退款申请已提交'

interface Request {
  reason: string
  text: string
}

function useRequestRefund({ order_no }: OrderFormProps['order'], onSent: () => void) {
  const { onSuccess, afterFailure } = useOrderUpdates(order_no)
  return useAction({
    run: (request: Request, idempotencyKey) => api.post('/v1/order/refund', { order_no, ...request }, { idempotencyKey, ...quietRefusal }),
    onSuccess: async (order) => {
      await onSuccess(order)
      toast.success(sentText)
      onSent()
    },
    onError: (error) => afterFailure(error, { isReached: ({ status }) => status === orderStatus.refunding, text: sentText }),
    once: true,
  })
}

function RequestForm({ preview, order, onClose }: OrderFormProps & { preview: RefundPreview }) {
  const [draft, setDraft] = useState({ reason: '', text: '' })
  const { field, show } = useFormFields({ draft, onDraft: (change) => setDraft({ ...draft, ...change }) })
  const { start, busy } = useRequestRefund(order, onClose)
  useUnsavedChanges(draft.reason !== '' || draft.text !== '')

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (show(draft.reason === '' ? { reason: '请选择退款原因' } : {})) return
    start({ reason: draft.reason, text: tidyText(draft.text) })
  }

  return (
    <form className={css.form} aria-label="申请退款" noValidate onSubmit={submit}>
      <Terms preview={preview} />
      <SelectField
        {...field('reason')}
        label="退款原因"
        placeholder="请选择退款原因"
        options={preview.reasons.map((reason) => ({ value: reason, text: reason }))}
      />
      <TextAreaField {...field('text')} label="补充说明（选填）" rows={3} limit={refundTextMaxLength} placeholder="可以说说具体情况" />
      <div className={css.buttons}>
        <Button type="submit" variant="primary" loading={busy}>
          提交申请
        </Button>
        <Button onClick={onClose}>暂不退款</Button>
      </div>
    </form>
  )
}

/** The form that requests a refund: with its terms, or with the reason why no refund is possible. */
export function RefundForm({ order, onClose }: OrderFormProps) {
  const query = useQuery({ ...apiQuery('/v1/order/refund/preview', { order_no: order.order_no }), staleTime: 0 })
  return (
    <ReadView query={query} loading={<Spinner label="加载中" />}>
      {(preview) =>
        preview.possible ? (
          <RequestForm preview={preview} order={order} onClose={onClose} />
        ) : (
          <p className={css.refused} role="status">
            {preview.message}
          </p>
        )
      }
    </ReadView>
  )
}
