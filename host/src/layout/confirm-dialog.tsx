import { useState } from 'react'
import { AntdProvider } from '@xhkt/shared/antd/core'
import { Modal } from '@xhkt/shared/antd/overlay'
import type { Question } from '@xhkt/shared/feedback'

/** The question that waits, as a dialog. */
export function ConfirmDialog({ question }: { question: Question }) {
  // The answer is given when the dialog has gone, so that the focus is back where it was before anything else happens.
  const [answer, setAnswer] = useState<boolean | null>(null)
  return (
    <AntdProvider>
      <Modal
        open={answer === null}
        centered
        width={416}
        title={question.title}
        okText={question.okText}
        cancelText={question.cancelText}
        onOk={() => setAnswer(true)}
        onCancel={() => setAnswer(false)}
        afterClose={() => question.answer(answer ?? false)}
        closable={false}
        mask={{ closable: false }}
        okButtonProps={{ autoFocus: true }}
      >
        {question.content}
      </Modal>
    </AntdProvider>
  )
}
