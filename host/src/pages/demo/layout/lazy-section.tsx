import type { ComponentType } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { ErrorView } from '@xhkt/kit/ui/state-view'
import { type PageSource, usePageLoad } from '../../../federation/use-page-load.ts'
import css from './lazy-section.module.css'

/** A section of the page in its own chunk. */
export const lazySection = (load: () => Promise<ComponentType>): PageSource => {
  let loaded: ComponentType | undefined
  return {
    owner: 'host',
    loaded: () => loaded,
    load: async () => (loaded = await load()),
    cancel: () => window.__xhktLoading?.cancel('/host/'),
  }
}

const explanation = new Error('这一部分的代码没有加载成功，其余部分不受影响')

/** Shows a placeholder while the section loads, and a retry if it fails. */
export function LazySection({ source }: { source: PageSource }) {
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
