import { auth, type SessionDialog, type ThirdAccount } from '@xhkt/platform/auth'
import type { LoginResult } from '@xhkt/contract'
import { thirdParty } from '@xhkt/contract/constants'
import { classNames } from '@xhkt/kit/ui/class-names'
import { type FormName, useDraft } from '../forms/draft.ts'
import { BindForm } from '../forms/bind-form.tsx'
import type { FormProps } from '../forms/form-props.ts'
import { PhoneCodeForm } from '../forms/phone-code-form.tsx'
import { RegisterForm } from '../forms/register-form.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { Heading } from './heading.tsx'
import { LazyWechatForm } from './lazy-wechat-form.tsx'
import { LinkForm } from './link-form.tsx'
import textLink from '../text-link.module.css'
import css from './dialog-form.module.css'

interface Props {
  agreed: boolean
  onAgreed: (agreed: boolean) => void
  onLogin: (result: LoginResult) => Promise<void>
  onChallenge: (shown: boolean) => void
}

function useFormProps(name: FormName, props: Props): FormProps {
  const [draft, onDraft] = useDraft(name)
  return { ...props, draft, onDraft }
}

const PhoneCode = (props: Props) => (
  <>
    <Heading text="验证码登录" />
    <PhoneCodeForm {...useFormProps('login', props)} />
  </>
)

const Bind = ({ account, ...props }: Props & { account: ThirdAccount }) => (
  <>
    <Heading text="还差一步" lead={`绑定手机号，完成${account.type === thirdParty.wechat ? '微信' : 'QQ'}登录`} />
    <BindForm {...useFormProps('bind', props)} account={account} />
  </>
)

const Register = (props: Props) => (
  <>
    <RegisterForm {...useFormProps('register', props)} />
    <p className={css.known}>
      已有账号？
      <button className={classNames(textLink.link, css.link)} type="button" onClick={() => auth.openLogin()}>
        登录
      </button>
    </p>
  </>
)

export function DialogForm({ shown, ...props }: Props & { shown: SessionDialog }) {
  switch (shown.form) {
    case 'tripartite':
      return <ChoiceForm {...props} />
    case 'wxLogin':
      return <LazyWechatForm />
    case 'login':
      return <PhoneCode {...props} />
    case 'bind':
      return <Bind {...props} account={shown.account} />
    case 'link':
      return <LinkForm type={shown.type} />
    case 'register':
      return <Register {...props} />
  }
}
