import { useEffect, useRef, useState } from 'react'
import { auth } from '@xhkt/shared/auth'
import { config } from '@xhkt/shared/config'
import { checkAgreement } from '@xhkt/shared/validate'
import { Agreement } from '../forms/agreement.tsx'
import { accountPage } from '../return-address.ts'
import { PhoneIcon, QqIcon, WechatIcon } from './provider-icons.tsx'
import css from './choice-form.module.css'

interface Props {
  agreed: boolean
  onAgreed: (agreed: boolean) => void
  /** A third party without one is not offered. */
  onWechat?: (() => void) | undefined
  onQq?: (() => void) | undefined
}

const agreementId = 'choice-agreed'

/** The form `tripartite` of section 4: by WeChat, by QQ or by phone. */
export function ChoiceForm({ agreed, onAgreed, onWechat, onQq }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [error, setError] = useState<string | null>(null)
  // A click closes the dialog, and with it whatever the address is to lead back to.
  const [passwordPage] = useState(() => accountPage('/login'))
  // The dialog around notes, in an effect of its own and later than this one, where the focus is to return to.
  useEffect(() => queueMicrotask(() => place.current?.querySelector('button')?.focus()), [])

  /** Section 5: the buttons of the third parties require the agreement. */
  function enter(way: () => void): void {
    const message = checkAgreement(agreed)
    setError(message)
    if (message) place.current?.querySelector<HTMLElement>(`#${agreementId}`)?.focus()
    else way()
  }

  return (
    <div ref={place} role="group" aria-label="选择登录方式">
      <p className={css.welcome}>欢迎来到{config.productName}，请选择登录方式</p>
      <div className={css.options}>
        {onWechat && (
          <button className={css.option} type="button" onClick={() => enter(onWechat)}>
            <WechatIcon />
            微信登录
          </button>
        )}
        {onQq && (
          <button className={css.option} type="button" onClick={() => enter(onQq)}>
            <QqIcon />
            QQ登录
          </button>
        )}
        <button className={css.option} type="button" onClick={() => auth.openLogin('login')}>
          <PhoneIcon />
          手机验证码登录
        </button>
      </div>
      <Agreement
        id={agreementId}
        agreed={agreed}
        error={error}
        onChange={(value) => {
          onAgreed(value)
          setError(null)
        }}
      />
      <div className={css.others}>
        <a
          className={css.other}
          href={passwordPage}
          onClick={({ ctrlKey, metaKey, shiftKey, altKey }) => {
            if (!(ctrlKey || metaKey || shiftKey || altKey)) auth.closeLogin()
          }}
        >
          密码登录
        </a>
        <button className={css.other} type="button" onClick={() => auth.openRegister()}>
          注册
        </button>
      </div>
    </div>
  )
}
