import { useId, useState } from 'react'
import { auth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import type { LoginResult } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { classNames } from '@xhkt/kit/ui/class-names'
import { checkAgreement } from '@xhkt/kit/validate'
import { Agreement } from '../forms/agreement.tsx'
import { accountPage } from '../return-address.ts'
import { QqNotice } from '../third/qq-notice.tsx'
import { useQqLogin } from '../third/use-qq-login.ts'
import { Heading } from './heading.tsx'
import { PhoneIcon, QqIcon, WechatIcon } from './provider-icons.tsx'
import textLink from '../text-link.module.css'
import css from './choice-form.module.css'

const other = classNames(textLink.link, css.other)

interface Props {
  agreed: boolean
  onAgreed: (agreed: boolean) => void
  onLogin: (result: LoginResult) => Promise<void>
}

/** The form `tripartite` of section 4: by WeChat, by QQ or by phone. A third party that is not configured is not offered. */
export function ChoiceForm({ agreed, onAgreed, onLogin }: Props) {
  const agreementId = useId()
  const [fault, setFault] = useState<string | null>(null)
  const qq = useQqLogin(onLogin)
  // Kept as it was: a click closes the dialog, and with it goes the address that it is to lead back to.
  const [passwordPage] = useState(() => accountPage(paths.login))

  /** Section 5: the buttons of the third parties require the agreement. */
  function enter(way: () => void): void {
    const message = checkAgreement(agreed)
    setFault(message)
    if (message) document.getElementById(agreementId)?.focus()
    else way()
  }

  return (
    <>
      <Heading text={`欢迎来到${config.productName}`} lead="请选择登录方式" />
      <div className={css.options}>
        {config.wechat.scriptUrl && (
          <button className={css.option} type="button" onClick={() => enter(() => auth.openLogin('wxLogin'))}>
            <WechatIcon />
            微信登录
          </button>
        )}
        {config.qq.authorizeUrl && (
          <button className={css.option} type="button" onClick={() => enter(qq.start)}>
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
        error={fault}
        onChange={(value) => {
          onAgreed(value)
          setFault(null)
        }}
      />
      <div className={css.others}>
        <a
          className={other}
          href={passwordPage}
          onClick={({ ctrlKey, metaKey, shiftKey, altKey }) => {
            if (!(ctrlKey || metaKey || shiftKey || altKey)) auth.closeLogin()
          }}
        >
          密码登录
        </a>
        <button className={other} type="button" onClick={() => auth.openRegister()}>
          注册
        </button>
      </div>
    </>
  )
}
