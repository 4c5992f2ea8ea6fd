import { useState } from 'react'
import { AntdProvider } from '@xhkt/platform/antd/core'
import { Modal } from '@xhkt/platform/antd/overlay'
import { auth } from '@xhkt/platform/auth'
import type { LoginResult } from '@xhkt/contract'
import { forgetDrafts } from '../forms/draft.ts'
import { focusMainIfLost } from '../focus-main.ts'
import { signIn } from '../sign-in.ts'
import { DialogForm } from './dialog-form.tsx'
import { formTitles } from './form-titles.ts'
import { FormPanel } from './form-panel.tsx'
import type { LoginDialogProps } from './login-dialog-props.ts'
import { useDialogState } from './use-dialog-state.ts'

/** Login and registration over the page. Stays mounted while closed, so that it can fade out and return the focus. */
export function LoginDialog({ dialog, onSignedIn }: LoginDialogProps) {
  const [{ shown, agreed }, onAgreed] = useDialogState(dialog)
  const [challengeOpen, setChallengeOpen] = useState(false)

  async function finish(result: LoginResult): Promise<void> {
    await signIn(result, shown.form === 'register' ? '注册成功' : '登录成功')
    forgetDrafts()
    onSignedIn()
  }

  return (
    <AntdProvider>
      <Modal
        open={dialog !== null}
        title={formTitles[shown.form].title}
        width={420}
        centered
        footer={null}
        destroyOnHidden
        onCancel={() => auth.closeLogin()}
        afterClose={() => focusMainIfLost()}
        // While the slider challenge lies above, it has the focus and the keys.
        focusable={{ trap: !challengeOpen }}
        keyboard={!challengeOpen}
        mask={{ closable: !challengeOpen }}
      >
        <FormPanel key={shown.form} form={shown.form}>
          <DialogForm shown={shown} agreed={agreed} onAgreed={onAgreed} onLogin={finish} onChallenge={setChallengeOpen} />
        </FormPanel>
      </Modal>
    </AntdProvider>
  )
}
