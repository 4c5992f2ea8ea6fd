import type { ComponentType } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { ErrorView } from '@xhkt/kit/ui/state-view'
import { type PageSource, usePageLoad } from '../../../federation/use-page-load.ts'
import css from './lazy-part.module.css'

/** A part of the page whose code is a chunk of its own. */
export const lazyPart = (load: () => Promise<ComponentType>): PageSource => {
  let loaded: ComponentType | undefined
  return {
    owner: 'host',
    loaded: () => loaded,
    load: async () => (loaded = await load()),
    giveUp: () => window.__xhktLoading?.giveUp('/host/'),
  }
}

const explanation = new Error('这一部分的代码没有加载成功，其余部分不受影响')

/** Keeps the place of such a part until it is there; what does not come can be tried again. */
export function LazyPart({ source }: { source: PageSource }) {
  const [state, retry] = usePageLoad(source)
  if (state.at === 'ready') return <state.Page />
  return (
    <div className={css.place}>
      {state.at === 'failed' ? (
        <ErrorView error={explanation} onRetry={retry} />
      ) : (
        <>
          <Spinner label={state.slow ? '加载较慢，请稍候' : '加载中'} />
          {state.slow && <Button onClick={retry}>重试</Button>}
        </>
      )}
    </div>
  )
}
