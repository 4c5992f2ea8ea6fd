import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as paths from '@xhkt/contract/paths'
import { requestLogin, useAuth } from '@xhkt/platform/auth'
import { useNavigate } from '@xhkt/platform/router'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { EmptyView, ErrorView } from '@xhkt/kit/ui/state-view'
import { reloadRootView } from '../../shell/root-view/root-view.ts'
import { forgetReturn, returnAddress } from '../../session/return-address.ts'
import { startBinding } from '../../session/third-party/binding.ts'
import { qqMessages } from '../../session/third-party/qq-messages.ts'
import { type CallbackState, finishQqReturn } from '../../session/third-party/qq-callback.ts'
import { takeQqReturn } from '../../session/third-party/qq-return.ts'
import css from './qq-callback-page.module.css'
import { useIsMounted } from './use-is-mounted.ts'

/** The API client's toast has shown the cause already. */
const hint = new Error('请检查网络后重试')

const Home = () => <ButtonLink href={paths.home}>返回首页</ButtonLink>

function LogInAgain() {
  return (
    <>
      <Button variant="primary" onClick={() => void requestLogin(returnAddress())}>
        重新登录
      </Button>
      <Home />
    </>
  )
}

/**
 * QQ's page returns here (docs/product/session.md#third-party-login). After the login, or the binding of a phone, only this page leads to
 * the return address.
 */
export default function QqCallbackPage() {
  const [state, setState] = useState<CallbackState>({ at: 'handing' })
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  // The login closes its dialog last, when the user is known.
  const settled = useAuth(({ token, dialog }) => token !== null && dialog === null)
  const left = useRef(false)
  const leaving = settled && !['handing', 'handed', 'working'].includes(state.at)

  const onState = useEffectEvent((next: CallbackState) => {
    setState(next)
    // The learner has left, and the page that they see was rendered for a visitor.
    if (next.at === 'done' && !isMounted()) reloadRootView()
  })

  useEffect(() => {
    void finishQqReturn(takeQqReturn(), (next) => onState(next))
  }, [])

  useEffect(() => {
    if (!leaving || left.current) return
    left.current = true
    const target = returnAddress()
    forgetReturn()
    void navigate(target, { replace: true })
  }, [leaving, navigate])

  switch (state.at) {
    case 'handing':
    case 'working':
    case 'done':
      return (
        <div className={css.waiting}>
          <Spinner label={qqMessages.working} />
        </div>
      )
    case 'handed':
      return <EmptyView page title="QQ授权已完成" description="请回到原来的页面，此窗口可以关闭" action={<Home />} />
    case 'lost':
      return <ErrorView page error={hint} title="QQ登录没有完成" onRetry={state.retry} action={<Home />} />
    case 'binding':
      return (
        <EmptyView
          page
          title="请绑定手机号"
          description="绑定后即可用QQ登录"
          action={
            <>
              <Button variant="primary" onClick={() => startBinding(state.account)}>
                绑定手机号
              </Button>
              <Home />
            </>
          }
        />
      )
    case 'refused':
      return <EmptyView page title={qqMessages.empty} action={<LogInAgain />} />
    default:
      return <EmptyView page title={qqMessages[state.at]} action={<LogInAgain />} />
  }
}
