import * as paths from '@xhkt/contract/paths'
import type { Owner } from '@xhkt/contract/federation/areas'
import { OfflineError } from '@xhkt/kit/query/offline-error'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { ErrorView } from '@xhkt/kit/ui/state-view'

const explanation = new Error('该部分暂时无法使用，网站其他功能不受影响')
const offlineError = new OfflineError()

/** Replaces every page when the app itself cannot start. It is in each index.html, so it has no picture. */
export function AppErrorView({ onRetry }: { onRetry: () => void }) {
  return (
    <div data-area="host">
      <ErrorView page picture={false} title="页面加载失败" error={new Error('网站暂时无法打开，请检查网络后重试')} onRetry={onRetry} />
    </div>
  )
}

interface PageErrorViewProps {
  owner: Owner
  /** The name of the area for learners; empty if it has none. */
  title: string
  /** The browser is offline. The page loads by itself when the network is back. */
  offline?: boolean
  onRetry: () => void
}

/** Replaces a page that cannot be loaded or that threw while it rendered. */
export function PageErrorView({ owner, title, offline, onRetry }: PageErrorViewProps) {
  return (
    <div data-area={owner}>
      <ErrorView
        page
        title={offline ? undefined : `${title}页面加载失败`}
        error={offline ? offlineError : explanation}
        onRetry={onRetry}
        // On home it would lead nowhere.
        action={location.pathname !== paths.home && <ButtonLink href={paths.home}>返回首页</ButtonLink>}
      />
    </div>
  )
}
