import { useEffect, useEffectEvent, useRef } from 'react'
import type { Agreement } from '@xhkt/contract'
import { AntdProvider } from '@xhkt/platform/antd/core'
import { Modal } from '@xhkt/platform/antd/overlay'
import { confirm } from '@xhkt/platform/confirm'
import { Button } from '@xhkt/kit/ui/button'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { useReturnedFocus } from '@xhkt/kit/use-returned-focus'
import type { SigningDraft } from '../check-signing.ts'
import { useAgreement } from '../use-agreement.ts'
import { AgreementState } from './agreement-state.tsx'
import { AgreementText } from './agreement-text.tsx'
import { SigningForm } from './signing-form.tsx'
import { useSigningDraft } from './use-signing-draft.ts'
import css from './agreement-dialog.module.css'

export interface AgreementDialogProps {
  courseId: string
  courseTitle: string
  /** Called when the dialog is on the screen. */
  onReady: () => void
  onClose: () => void
}

interface ContentProps {
  agreement: Agreement
  draft: SigningDraft
  onDraft: (change: Partial<SigningDraft>) => void
  onClose: () => void
  onRefresh: () => void
}

function Content({ agreement, draft, onDraft, onClose, onRefresh }: ContentProps) {
  const { state } = agreement
  const status = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    // The form that had the focus may be gone.
    if (!status.current?.closest('[role="dialog"]')?.contains(document.activeElement)) status.current?.focus()
  }, [state])
  return (
    <>
      <AgreementText agreement={agreement} />
      <div ref={status} className={css.status} tabIndex={-1}>
        <AgreementState agreement={agreement} onRefresh={onRefresh} />
      </div>
      {state === 'active' || state === 'failed' ? (
        <SigningForm courseId={agreement.course_id} draft={draft} onDraft={onDraft} onCancel={onClose} />
      ) : (
        <div className={css.buttons}>
          <Button onClick={onClose}>关闭</Button>
        </div>
      )}
    </>
  )
}

/** The agreement of a course, to read and to sign. What is typed is kept until the dialog is closed; a step back does not close it. */
export function AgreementDialog({ courseId, courseTitle, onReady, onClose }: AgreementDialogProps) {
  const query = useAgreement(courseId)
  const { draft, change, forget } = useSigningDraft(courseId)
  const isAsking = useRef(false)
  const state = query.data?.state
  const hasChanges = (state === 'active' || state === 'failed') && Object.values(draft).some(Boolean)
  useReturnedFocus()
  const tellReady = useEffectEvent(onReady)
  useEffect(() => tellReady(), [])

  useEffect(() => {
    if (!hasChanges) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasChanges])

  async function close(): Promise<void> {
    if (isAsking.current) return
    isAsking.current = true
    const mayClose = !hasChanges || (await confirm({ content: '填写的信息还没有提交，确定关闭吗？' }))
    isAsking.current = false
    if (!mayClose) return
    forget()
    onClose()
  }

  return (
    <AntdProvider>
      <Modal open centered width={720} title="学习协议" footer={null} mask={{ closable: false }} onCancel={() => void close()}>
        <p className={css.course} title={courseTitle}>
          {courseTitle}
        </p>
        <ReadView
          query={query}
          loading={
            <div className={css.loading}>
              <Spinner label="正在加载协议" />
            </div>
          }
        >
          {(agreement) => (
            <Content
              agreement={agreement}
              draft={draft}
              onDraft={change}
              onClose={() => void close()}
              onRefresh={() => void query.refetch()}
            />
          )}
        </ReadView>
      </Modal>
    </AntdProvider>
  )
}
