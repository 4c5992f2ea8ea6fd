import { useState } from 'react'
import { AntdProvider } from '@xhkt/platform/antd/core'
import { Modal } from '@xhkt/platform/antd/overlay'
import type { Question } from '@xhkt/platform/confirm'

/** The question that waits, as a dialog: the title of section 8, and its buttons, which are antd's own words. */
export function ConfirmDialog({ question }: { question: Question }) {
  // The answer is given when the dialog has gone, so that the focus is back where it was before anything else happens.
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
