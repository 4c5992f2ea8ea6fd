import type { ReactNode } from 'react'
import * as words from '@xhkt/kit/words'
import * as paths from '@xhkt/contract/paths'
import { useTotal } from '@xhkt/kit/list/use-total'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { ListHead } from '../../../common/list/list-head.tsx'
import { primaryLink } from '../../../common/list/no-match.tsx'
import { Results } from '../../../common/list/results.tsx'
import { NamedPage } from '../../../common/named-page.tsx'
import { type ListAddress, hrefsIn } from '../model/list-address.ts'
import { nameOf, type Top } from '../model/use-category-tree.ts'
import { useCourseList } from '../model/use-course-list.ts'

interface Props {
  address: ListAddress
  tops: readonly Top[] | undefined
  /** Cards per row. */
  columns: 4 | 5
  /** More filter lines. */
  children?: ReactNode
}

/** The heading while no category is known. */
const title = '课程分类'

/** The courses of the addressed category with their filter. */
export function CategoryCourses({ address, tops, columns, children }: Props) {
  const { path, categoryId, choices } = address
  const { answer, unknown } = useCourseList(address)
  const hrefOf = hrefsIn(address)
  const total = useTotal(answer, hrefOf({ sort: 'default' }))
  if (unknown) {
    return (
      <NamedPage name={title}>
        <EmptyView title="没有找到该分类" description="该分类可能已下架，或链接有误" action={primaryLink(path, words.allCourses)} />
      </NamedPage>
    )
  }
  const { data } = answer
  const known = data?.category?.name ?? nameOf(tops, categoryId)
  const name = known ?? (answer.isError ? title : undefined)
  return (
    <>
      <ListHead name={name} total={total} choices={choices} hrefOf={hrefOf}>
        {children}
      </ListHead>
      <Results
        answer={answer}
        total={total}
        label={known ?? '课程'}
        choices={choices}
        hrefOf={hrefOf}
        columns={columns}
        empty={{
          title: '暂无课程',
          description: '新课程正在准备，先看看别的吧',
          action: categoryId ? primaryLink(path, words.allCourses) : primaryLink(paths.home, '返回首页'),
        }}
      />
    </>
  )
}
