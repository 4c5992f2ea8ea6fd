import { useState } from 'react'
import { AntdProvider } from '@xhkt/shared/antd/core'
import { Modal } from '@xhkt/shared/antd/overlay'
import { auth } from '@xhkt/shared/auth'
import type { LoginResult } from '@xhkt/shared/contract'
import { type Draft, emptyDraft } from '../forms/form-props.ts'
import { PhoneCodeForm } from '../forms/phone-code-form.tsx'
import type { LoginDialogProps } from '../login-loader.ts'
import { signIn } from '../session.ts'
import { BackLink } from './back-link.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { useOpening } from './opening.ts'
import css from './login-dialog.module.css'

/** The login over the page. Stays mounted while closed, so that what was typed is still there when it opens again. */
export function LoginDialog({ dialog, onSignedIn }: LoginDialogProps) {
  const [{ shown, agreed }, setAgreed] = useOpening(dialog)
  const [draft, setDraft] = useState(emptyDraft)
  const [puzzling, setPuzzling] = useState(false)

  async function finish(result: LoginResult): Promise<void> {
    await signIn(result)
    setDraft(emptyDraft)
    onSignedIn()
  }

  const consent = { agreed, onAgreed: setAgreed }
  const typed = { draft, onDraft: (change: Partial<Draft>) => setDraft((last) => ({ ...last, ...change })) }

  return (
    <AntdProvider>
      <Modal
        open={dialog !== null}
        title="登录"
        width={420}
        centered
        footer={null}
        destroyOnHidden
        onCancel={() => auth.closeLogin()}
        // The puzzle lies above and has the focus and the keys while it is there.
        focusable={{ trap: !puzzling }}
        keyboard={!puzzling}
        mask={{ closable: !puzzling }}
      >
        <div className={css.body}>
          {shown.form === 'tripartite' ? (
            <ChoiceForm {...consent} />
          ) : (
            <>
              <BackLink name="其他登录方式" onBack={() => auth.openLogin('tripartite')} />
              <PhoneCodeForm {...consent} {...typed} onLogin={finish} onPuzzle={setPuzzling} />
            </>
          )}
        </div>
      </Modal>
    </AntdProvider>
  )
}
