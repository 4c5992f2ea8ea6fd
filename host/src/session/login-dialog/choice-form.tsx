import { useId, useState } from 'react'
import { auth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import type { LoginResult } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { classNames } from '@xhkt/kit/ui/class-names'
import { checkAgreement } from '@xhkt/kit/validate'
import { Agreement } from '../forms/agreement.tsx'
import { accountPage } from '../return-address.ts'
import { QqNotice } from '../third-party/qq-notice.tsx'
import { useQqLogin } from '../third-party/use-qq-login.ts'
import { Heading } from './heading.tsx'
import { WechatIcon } from '@xhkt/kit/ui/wechat-icon'
import { PhoneIcon, QqIcon } from './provider-icons.tsx'
import textLink from '../text-link.module.css'
import css from './choice-form.module.css'

const linkClass = classNames(textLink.link, css.other)

interface Props {
  agreed: boolean
  onAgreed: (agreed: boolean) => void
  onLogin: (result: LoginResult) => Promise<void>
}

/** The form `tripartite` (docs/product/session.md#login-dialog): the choice of WeChat, QQ and phone. Omits what is not configured. */
export function ChoiceForm({ agreed, onAgreed, onLogin }: Props) {
  const agreementId = useId()
  const [error, setError] = useState<string | null>(null)
  const qq = useQqLogin({ flow: 'qq', onLogin })
  // Computed once: a click closes the dialog, which forgets the return address.
  const [passwordPage] = useState(() => accountPage(paths.login))

  /** The third parties' buttons require the agreement. */
  function startIfAgreed(start: () => void): void {
    const message = checkAgreement(agreed)
    setError(message)
    if (message) document.getElementById(agreementId)?.focus()
    else start()
  }

  return (
    <>
      <Heading text={`欢迎来到${config.productName}`} lead="请选择登录方式" />
      <div className={css.options}>
        {config.wechat.scriptUrl && (
          <button className={css.option} type="button" onClick={() => startIfAgreed(() => auth.openLogin('wxLogin'))}>
            <WechatIcon />
            微信登录
          </button>
        )}
        {config.qq.authorizeUrl && (
          <button className={css.option} type="button" onClick={() => startIfAgreed(qq.start)}>
            <QqIcon />
            QQ登录
          </button>
        )}
        <button className={css.option} type="button" onClick={() => auth.openLogin('login')}>
          <PhoneIcon />
          验证码登录
        </button>
      </div>
      <div className={css.notice}>
        <QqNotice qq={qq} />
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
          className={linkClass}
          href={passwordPage}
          onClick={({ ctrlKey, metaKey, shiftKey, altKey }) => {
            if (!(ctrlKey || metaKey || shiftKey || altKey)) auth.closeLogin()
          }}
        >
          密码登录
        </a>
        <button className={linkClass} type="button" onClick={() => auth.openRegister()}>
          注册
        </button>
      </div>
    </>
  )
}
