import type { ReactNode } from 'react'
import { Bone, lines, rows, times } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import { courseCard, courseCards, courseGrid } from '@xhkt/kit/ui/course-skeletons'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones, PictureBone, sizes } from '@xhkt/kit/ui/skeleton-bones'
import view from './sizes.module.css'
import css from './skeletons.module.css'

const shelf = (cards: ReactNode, i = 0) => (
  <div key={i} className={css.shelf}>
    <Bone as={bones.title} />
    {cards}
  </div>
)

const rowCard = (i: number) => <div key={i} className={classNames(bones.card, css.rowCard)} />

const listHead = (filters: number) => (
  <div className={classNames(bones.card, css.head)}>
    <Bone as={bones.title} />
    <div className={css.filters}>{rows(filters, css.filter)}</div>
  </div>
)

export const HomeSkeleton = () => (
  <Skeleton name="home">
    <PictureBone as={css.banner} />
    <div className={classNames(bones.card, css.homeTiles)} />
    {shelf(<div className={css.three}>{times(6, rowCard)}</div>)}
    {/* Enough shelves to keep the footer far below: near the window, its pictures would load too early. */}
    {times(3, (i) => shelf(courseGrid(times(5, courseCard)), i))}
  </Skeleton>
)

export const ListSkeleton = () => (
  <Skeleton name="list">
    {listHead(3)}
    {courseCards(5)}
  </Skeleton>
)

export const CategoriesSkeleton = () => (
  <Skeleton name="categories">
    <div className={classNames(bones.still, view.besideTree)}>
      <div className={classNames(bones.card, bones.breathing, css.tree)}>{rows(13, classNames(view.treeRow, css.treeItem))}</div>
      <div>
        {listHead(3)}
        {courseCards(4)}
      </div>
    </div>
  </Skeleton>
)

export const ClassifiedSkeleton = () => (
  <Skeleton name="classified">
    <div className={classNames(bones.card, view.tiles, css.tiles)}>{rows(13, classNames(view.tile, css.tile))}</div>
    {listHead(4)}
    {courseCards(5)}
  </Skeleton>
)

export const CourseDetailSkeleton = () => (
  <Skeleton name="detail">
    <div className={classNames(bones.card, bones.still, view.head, css.intro)}>
      <div>
        <PictureBone as={css.introCover} width={640} />
        <Bone as={css.introFacts} />
      </div>
      <div className={classNames(bones.breathing, css.summary)}>
        <Bone as={css.longTitle} />
        {lines(3)}
        <Bone as={classNames(view.price, css.priceBox)} />
        <Bone as={sizes.action} />
      </div>
    </div>
    <div className={classNames(bones.card, css.panel)}>
      <div className={classNames(view.tabs, css.tabs)}>{rows(3, css.tab)}</div>
      {rows(8, sizes.row)}
    </div>
  </Skeleton>
)
