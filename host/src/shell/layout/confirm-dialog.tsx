import { useState } from 'react'
import { AntdProvider } from '@xhkt/platform/antd/core'
import { Modal } from '@xhkt/platform/antd/overlay'
import type { Question } from '@xhkt/platform/confirm'

/** Shows a question as a dialog (docs/product/api.md#confirmation-dialogs). The texts of its buttons are antd's. */
export function ConfirmDialog({ question }: { question: Question }) {
  // Answers only after the dialog has closed, so that the focus has returned before anything else happens.
  const [answer, setAnswer] = useState<boolean | null>(null)
  return (
    <AntdProvider>
      <Modal
        open={answer === null}
        centered
        width={416}
        title="系统提示"
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
