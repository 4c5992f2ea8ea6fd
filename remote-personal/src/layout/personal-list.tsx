import type { ReactNode } from 'react'
import { readPage } from '@xhkt/kit/list/list-address'
import { type EmptyList, type ListAnswer, ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { useSearchParams } from '@xhkt/platform/router'
import { ContentSkeleton } from '../common/content-skeleton.tsx'
import { PersonalLayout } from './personal-layout.tsx'

interface Props<Row> {
  title: string
  /** Above the rows, before they have arrived too: tabs, a search. */
  head?: ReactNode
  answer: ListAnswer<Row>
  /** The address of a page of this list. */
  hrefOf: (page: number) => string
  /** In the place of the rows until the first answer. */
  bones: ReactNode
  /** The bones do not fade in and out, because the first one holds the first picture of the page. */
  still?: boolean
  empty: EmptyList
  children: (rows: Row[]) => ReactNode
}

/** A page of the personal centre that is a list. The page of the list is that of the address. */
export function PersonalList<Row>({ title, head, answer, hrefOf, bones, still, empty, children }: Props<Row>) {
  const [params] = useSearchParams()
  const total = useTotal(answer, hrefOf(1))
  const loading = <ContentSkeleton still={still}>{bones}</ContentSkeleton>
  return (
    <PersonalLayout title={title}>
      {head}
      <ListResults answer={answer} page={readPage(params)} total={total} hrefOf={hrefOf} loading={loading} empty={empty}>
        {children}
      </ListResults>
    </PersonalLayout>
  )
}
