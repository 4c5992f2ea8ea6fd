import type { DataOf } from '@xhkt/shared/contract'
import { ButtonLink } from '@xhkt/shared/ui/button'
import { CourseGrid } from '@xhkt/shared/ui/course-grid'
import { Pagination } from '@xhkt/shared/ui/pagination'
import { EmptyView } from '@xhkt/shared/ui/state-view'
import { VisuallyHidden } from '@xhkt/shared/ui/visually-hidden'
import { type ListAddress, listHref } from '../model/list-address.ts'
import { SortBar } from './sort-bar.tsx'
import css from './course-list.module.css'

type Answer = DataOf<'GET', '/v1/course/list'>

function NoCourses({ address, pages }: { address: ListAddress; pages: number }) {
  if (pages > 0) {
    return (
      <EmptyView
        title={`没有第 ${address.page} 页`}
        description={`这里的课程一共 ${pages} 页`}
        action={
          <ButtonLink variant="primary" href={listHref({ ...address, page: pages })}>
            去最后一页
          </ButtonLink>
        }
      />
    )
  }
  const way = address.categoryId ? { href: '/categories', name: '查看全部课程' } : { href: '/', name: '返回首页' }
  return (
    <EmptyView
      title="暂无课程"
      description="新课程正在准备，先看看别的吧"
      action={
        <ButtonLink variant="primary" href={way.href}>
          {way.name}
        </ButtonLink>
      }
    />
  )
}

/** A page of courses under its heading. While `isMoving`, it is still the page before the addressed one. */
export function CourseList({ address, answer, isMoving }: { address: ListAddress; answer: Answer; isMoving: boolean }) {
  const { category, list, total, page, page_size } = answer
  const name = category?.name ?? '全部课程'
  const pages = Math.ceil(total / page_size)
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>
          <span className={css.name} title={name}>
            {name}
          </span>
          <span className={css.count}>共 {total} 门课程</span>
        </h1>
        <SortBar address={address} />
      </div>
      <VisuallyHidden>
        <span role="status">{isMoving ? '加载中' : list.length > 0 && `第 ${page} 页，共 ${pages} 页`}</span>
      </VisuallyHidden>
      <div className={isMoving ? css.moving : undefined} aria-busy={isMoving}>
        {list.length > 0 ? <CourseGrid courses={list} label={name} priorityCount={10} /> : <NoCourses address={address} pages={pages} />}
      </div>
      {list.length > 0 && (
        <Pagination page={address.page} total={total} pageSize={page_size} hrefOf={(to) => listHref({ ...address, page: to })} />
      )}
    </>
  )
}
