import type { ReactNode } from 'react'
import type { SkeletonKind } from '@xhkt/contract/federation/route-manifest'
import { classNames } from './class-names.ts'
import { Bone, courseCard, courseCards, courseRow, lines, PictureBone, rows, times } from './skeleton-bones.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import css from './skeleton.module.css'
import page from './skeleton-pages.module.css'

const shelf = (cards: ReactNode, grid: string | undefined, i = 0) => (
  <div key={i} className={page.shelf}>
    <Bone as={css.title} />
    <div className={grid}>{cards}</div>
  </div>
)

const rowCard = (i: number) => <div key={i} className={classNames(css.card, page.rowCard)} />

const listHead = (filters: number) => (
  <div className={classNames(css.card, page.head)}>
    <Bone as={css.title} />
    <div className={page.filters}>{rows(filters, page.filter)}</div>
  </div>
)

type Shape = (picture: string | undefined) => ReactNode

const shapes: Record<SkeletonKind, Shape> = {
  home: (picture) => (
    <>
      <PictureBone as={page.banner} src={picture} />
      <div className={classNames(css.card, page.homeTiles)} />
      {shelf(times(6, rowCard), page.three)}
      {/* Enough shelves to keep the footer far below: near the window, its pictures would load too early. */}
      {times(3, (i) => shelf(times(5, courseCard), css.grid, i))}
    </>
  ),
  list: (picture) => (
    <>
      {listHead(3)}
      {courseCards(5, picture)}
    </>
  ),
  categories: (picture) => (
    <div className={classNames(css.still, page.mine)}>
      <div className={classNames(css.card, css.breathing, page.tree)}>{rows(13, page.treeItem)}</div>
      <div>
        {listHead(3)}
        {courseCards(4, picture)}
      </div>
    </div>
  ),
  classified: (picture) => (
    <>
      <div className={classNames(css.card, page.tiles)}>{rows(13, page.tile)}</div>
      {listHead(4)}
      {courseCards(5, picture)}
    </>
  ),
  detail: (picture) => (
    <>
      <div className={classNames(css.card, css.still, page.intro)}>
        <div>
          <PictureBone as={page.introCover} src={picture} />
          <Bone as={page.introFacts} />
        </div>
        <div className={classNames(css.breathing, page.summary)}>
          <Bone as={css.titleLong} />
          {lines(3)}
          <Bone as={page.priceBox} />
          <Bone as={css.action} />
        </div>
      </div>
      <div className={classNames(css.card, page.panel)}>
        <div className={page.tabs}>{rows(3, page.tab)}</div>
        {rows(8, css.row)}
      </div>
    </>
  ),
  player: (picture) => (
    <div className={classNames(css.still, page.player)}>
      <div>
        <PictureBone as={page.video} src={picture} />
        <Bone as={page.videoTitle} />
        <Bone as={css.lineShort} />
      </div>
      <div className={classNames(css.card, css.breathing, page.outline)}>
        <Bone as={css.title} />
        {rows(8, css.row)}
      </div>
    </div>
  ),
  order: () => (
    <>
      <Bone as={css.title} />
      <div className={classNames(css.card, page.order)}>
        {courseRow(0)}
        {rows(3, page.priceRow)}
        <Bone as={page.orderAction} />
      </div>
    </>
  ),
  status: () => (
    <div className={classNames(css.card, page.status)}>
      <Bone as={page.sign} />
      <Bone as={css.title} />
      <Bone as={page.statusLine} />
      <Bone as={css.action} />
    </div>
  ),
  mine: () => (
    <div className={page.mine}>
      <div className={classNames(css.card, page.sideNav)}>{rows(16, page.navItem)}</div>
      <div className={classNames(css.card, page.mineMain)}>
        <Bone as={css.title} />
        {times(4, courseRow)}
      </div>
    </div>
  ),
  plain: () => (
    <div className={classNames(css.card, page.plain)}>
      <Bone as={css.title} />
      {lines(9)}
    </div>
  ),
}

interface SkeletonProps {
  kind: SkeletonKind
  /** The first picture of the page, if it is known. */
  picture?: string
}

/** The placeholder of a page that loads, with the sizes of the page. An unknown kind of a newer area renders as `plain`. */
export function Skeleton({ kind, picture }: SkeletonProps) {
  return (
    <div role="status" data-skeleton={kind}>
      <VisuallyHidden>加载中</VisuallyHidden>
      <div className={css.bones} aria-hidden="true">
        {((shapes[kind] as Shape | undefined) ?? shapes.plain)(picture)}
      </div>
    </div>
  )
}

/** The placeholder of a course grid, below content that has loaded. */
export function GridSkeleton({ columns }: { columns: 4 | 5 }) {
  return (
    <div role="status" data-skeleton="courses">
      <VisuallyHidden>加载中</VisuallyHidden>
      <div className={css.bones} aria-hidden="true">
        {courseCards(columns, undefined)}
      </div>
    </div>
  )
}
