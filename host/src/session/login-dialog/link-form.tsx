import type { ThirdType } from '@xhkt/contract'
import { thirdParty } from '@xhkt/contract/constants'
import { Button } from '@xhkt/kit/ui/button'
import { auth, useThirdPartyCode } from '@xhkt/platform/auth'
import { QqNotice } from '../third-party/qq-notice.tsx'
import { useQqLogin } from '../third-party/use-qq-login.ts'
import { Heading } from './heading.tsx'
import { LazyWechatForm } from './lazy-wechat-form.tsx'

function QqLink() {
  const qq = useQqLogin({
    flow: 'qqLink',
    onToken: (code) => {
      auth.closeLogin()
      if (auth.token()) useThirdPartyCode.setState({ type: thirdParty.qq, code }, true)
    },
  })
  return (
    <>
      <Heading text="绑定QQ" lead="在QQ的窗口中授权，绑定后可以用QQ登录" />
      <Button variant="primary" block onClick={qq.start}>
        前往QQ授权
      </Button>
      <QqNotice qq={qq} />
    </>
  )
}

/** The form `link`: a signed-in learner authorizes an account of a third party, and the page that asked binds it. */
export const LinkForm = ({ type }: { type: ThirdType }) =>
  type === thirdParty.qq ? (
    <QqLink />
  ) : (
    <>
      <Heading text="绑定微信" lead="请用微信扫码授权，绑定后可以用微信登录" />
      <LazyWechatForm />
    </>
  )
