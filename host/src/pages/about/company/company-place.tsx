import type { ReactNode } from 'react'
import type { SystemConfig } from '@xhkt/contract'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Button } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { useCompany } from './company.ts'
import css from './company.module.css'

const places = { contact: css.contact, board: css.wholeBoard, licences: css.buttons }

interface Props {
  /** What is to come, for a screen reader. */
  name: string
  /** Of the size of what is to come, so that nothing moves. */
  place: keyof typeof places
  children: (config: SystemConfig) => ReactNode
}

/** The place of company data: it waits, fails and is asked for again alone, and the text around it stays. */
export function CompanyPlace({ name, place, children }: Props) {
  const { data, isFetched, isFetching, refetch } = useCompany()
  if (data) return children(data)
  if (!isFetched)
    return (
      <div className={classNames(css.waiting, places[place])} role="status">
        <VisuallyHidden>{name}加载中</VisuallyHidden>
      </div>
    )
  return (
    <div className={css.failed} role="alert">
      <span>{name}暂时没有取到。</span>
      <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
        重试
      </Button>
    </div>
  )
}
