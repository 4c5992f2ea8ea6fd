import { type ComponentType, useRef } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { type PageSource, usePageLoad } from '../../federation/use-page-load.ts'
import { wechatMessages } from '../third-party/wechat-messages.ts'
import css from './lazy-wechat-form.module.css'

let loaded: ComponentType | undefined

const source: PageSource = {
  owner: 'host',
  loaded: () => loaded,
  load: async () => {
    const { WechatForm } = await import(/* webpackChunkName: "wechat-form" */ '../third-party/wechat-form.tsx')
    loaded = WechatForm
    return WechatForm
  },
  cancel: () => window.__xhktLoading?.cancel('/host/'),
}

/** Loads the form `wxLogin` when it is opened, because most learners log in by phone. */
export function LazyWechatForm() {
  const box = useRef<HTMLDivElement>(null)
  const [state, retry] = usePageLoad(source)
  if (state.at === 'ready') return <state.Page />
  const failed = state.at === 'failed'
  return (
    <div ref={box} className={css.place} tabIndex={-1}>
      {failed ? <p role="alert">{wechatMessages.unloaded}</p> : <Spinner label={state.slow ? '加载较慢，请稍候' : '二维码加载中'} />}
      {(failed || state.slow) && (
        <Button
          variant="primary"
          onClick={() => {
            // The button unmounts, and the focus would be lost with it.
            box.current?.focus()
            retry()
          }}
        >
          重试
        </Button>
      )}
    </div>
  )
}
