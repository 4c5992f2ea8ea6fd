import { useState } from 'react'
import { AntdProvider } from '@xhkt/platform/antd/core'
import { Modal } from '@xhkt/platform/antd/overlay'
import { auth } from '@xhkt/platform/auth'
import type { LoginResult } from '@xhkt/contract'
import { forgetDrafts } from '../draft.ts'
import type { LoginDialogProps } from '../login-loader.ts'
import { restFocus } from '../rest-focus.ts'
import { signIn } from '../session.ts'
import { DialogForm } from './dialog-form.tsx'
import { faces } from './faces.ts'
import { FormPlace } from './form-place.tsx'
import { useOpening } from './opening.ts'

/** The login or the registration over the page. Stays mounted while closed, so that it can fade out and give the focus back. */
export function LoginDialog({ dialog, onSignedIn }: LoginDialogProps) {
  const [{ shown, agreed }, onAgreed] = useOpening(dialog)
  const [puzzling, setPuzzling] = useState(false)

  async function finish(result: LoginResult): Promise<void> {
    await signIn(result, shown.form === 'register' ? '注册成功' : '登录成功')
    forgetDrafts()
    onSignedIn()
  }

  return (
    <AntdProvider>
      <Modal
        open={dialog !== null}
        title={faces[shown.form].title}
        width={420}
        centered
        footer={null}
        destroyOnHidden
        onCancel={() => auth.closeLogin()}
        afterClose={() => restFocus()}
        // The puzzle lies above and has the focus and the keys while it is there.
        focusable={{ trap: !puzzling }}
        keyboard={!puzzling}
        mask={{ closable: !puzzling }}
      >
        <FormPlace key={shown.form} form={shown.form}>
          <DialogForm shown={shown} agreed={agreed} onAgreed={onAgreed} onLogin={finish} onPuzzle={setPuzzling} />
        </FormPlace>
      </Modal>
    </AntdProvider>
  )
}
