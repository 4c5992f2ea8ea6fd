import type { ReactNode } from 'react'
import type { SystemConfig } from '@xhkt/contract'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Button } from '@xhkt/kit/ui/button'
import { focusAncestorOnUnmount } from '@xhkt/kit/ui/focus-ancestor'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { useCompany } from './company.ts'
import css from './company.module.css'

const places = { contact: css.contact, board: css.wholeBoard, licences: css.buttons }

interface Props {
  /** Names the data for a screen reader while it loads. */
  name: string
  /** Keeps the size of the data, so that nothing moves. */
  place: keyof typeof places
  children: (config: SystemConfig) => ReactNode
}

/** A component, so that React does not keep its element for the skeleton: the focus moves when the element unmounts. */
function Failed({ name, retrying, onRetry }: { name: string; retrying: boolean; onRetry: () => void }) {
  return (
    <div ref={focusAncestorOnUnmount} className={css.failed} role="alert">
      <span>{name}暂时没有取到。</span>
      <Button size="sm" loading={retrying} onClick={onRetry}>
        重试
      </Button>
    </div>
  )
}

/** Shows company data with its own loading and error states. The text around it stays. */
export function CompanyData({ name, place, children }: Props) {
  const query = useCompany()
  return (
    <ReadView
      query={query}
      loading={
        <div className={classNames(css.waiting, places[place])} role="status">
          <VisuallyHidden>{name}加载中</VisuallyHidden>
        </div>
      }
      renderError={() => <Failed name={name} retrying={query.isFetching} onRetry={() => void query.refetch()} />}
    >
      {children}
    </ReadView>
  )
}
