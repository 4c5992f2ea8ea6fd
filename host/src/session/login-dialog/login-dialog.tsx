import { type ComponentType, useState } from 'react'
import { AntdProvider } from '@xhkt/shared/antd/core'
import { Modal } from '@xhkt/shared/antd/overlay'
import { auth } from '@xhkt/shared/auth'
import type { LoginResult } from '@xhkt/shared/contract'
import type { LoginDialogProps } from '../login-loader.ts'
import { signIn } from '../session.ts'
import { PhoneCodeForm } from '../forms/phone-code-form.tsx'
import type { Draft, PhoneCodeProps } from '../forms/phone-code-login.ts'

const forms: Partial<Record<LoginDialogProps['form'], { title: string; Form: ComponentType<PhoneCodeProps> }>> = {}
const phoneCode = { title: '登录', Form: PhoneCodeForm }

const emptyDraft: Draft = { phone: '', code: '' }

/** The login over the page. Stays mounted while closed, so that what was typed is still there when it opens again. */
export function LoginDialog({ open, form, onSignedIn }: LoginDialogProps) {
  const [draft, setDraft] = useState(emptyDraft)
  const [puzzling, setPuzzling] = useState(false)
  const { title, Form } = forms[form] ?? phoneCode

  async function finish(result: LoginResult): Promise<void> {
    await signIn(result)
    setDraft(emptyDraft)
    onSignedIn()
  }

  return (
    <AntdProvider>
      <Modal
        open={open}
        title={title}
        width={400}
        centered
        footer={null}
        destroyOnHidden
        onCancel={() => auth.closeLogin()}
        // The puzzle lies above and has the focus and the keys while it is there.
        focusable={{ trap: !puzzling }}
        keyboard={!puzzling}
        mask={{ closable: !puzzling }}
      >
        <Form draft={draft} onDraft={(change) => setDraft((last) => ({ ...last, ...change }))} onLogin={finish} onPuzzle={setPuzzling} />
      </Modal>
    </AntdProvider>
  )
}
