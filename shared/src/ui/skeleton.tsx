import type { ReactNode } from 'react'
import type { SkeletonKind } from '@xhkt/shared/federation/route-manifest'
import { classNames } from './class-names.ts'
import page from './skeleton-pages.module.css'
import css from './skeleton.module.css'

// Classes only, no style attributes: the build draws this into index.html, where the content policy forbids them.

const Bone = ({ as }: { as: string | undefined }) => <span className={classNames(css.bone, as)} />

const times = (count: number, draw: (i: number) => ReactNode): ReactNode[] => Array.from({ length: count }, (_, i) => draw(i))

const lines = (count: number) => times(count, (i) => <Bone key={i} as={i % 3 === 2 ? css.lineShort : css.line} />)

const card = (i: number) => (
  <div key={i} className={classNames(css.card, css.course)}>
    <Bone as={css.cover} />
    <div className={css.courseBody}>
      <Bone as={css.line} />
      <Bone as={css.lineShort} />
      <Bone as={css.price} />
    </div>
  </div>
)

const courseRow = (i: number) => (
  <div key={i} className={css.courseRow}>
    <Bone as={css.thumb} />
    <div className={css.grow}>
      <Bone as={css.title} />
      <Bone as={css.line} />
      <Bone as={css.lineShort} />
    </div>
  </div>
)

const shelf = (i: number) => (
  <div key={i} className={page.shelf}>
    <Bone as={css.title} />
    <div className={css.grid}>{times(5, card)}</div>
  </div>
)

const shapes: Record<SkeletonKind, () => ReactNode> = {
  home: () => (
    <>
      <Bone as={page.banner} />
      {times(3, shelf)}
    </>
  ),
  list: () => (
    <>
      <div className={classNames(css.card, page.head)}>
        <Bone as={css.title} />
        <Bone as={page.filters} />
      </div>
      <div className={css.grid}>{times(20, card)}</div>
    </>
  ),
  detail: () => (
    <>
      <div className={classNames(css.card, page.intro)}>
        <Bone as={page.introCover} />
        <div className={page.summary}>
          <Bone as={css.titleLong} />
          {lines(3)}
          <Bone as={page.priceBox} />
          <Bone as={css.action} />
        </div>
      </div>
      <div className={classNames(css.card, page.panel)}>
        <div className={page.tabs}>{times(3, (i) => <Bone key={i} as={page.tab} />)}</div>
        {times(8, (i) => <Bone key={i} as={css.row} />)}
      </div>
    </>
  ),
  player: () => (
    <div className={page.player}>
      <div>
        <Bone as={page.video} />
        <Bone as={page.videoTitle} />
        <Bone as={css.lineShort} />
      </div>
      <div className={classNames(css.card, page.outline)}>
        <Bone as={css.title} />
        {times(8, (i) => <Bone key={i} as={css.row} />)}
      </div>
    </div>
  ),
  order: () => (
    <>
      <Bone as={css.title} />
      <div className={classNames(css.card, page.order)}>
        {courseRow(0)}
        {times(3, (i) => <Bone key={i} as={page.priceRow} />)}
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
      <div className={classNames(css.card, page.sideNav)}>{times(8, (i) => <Bone key={i} as={page.navItem} />)}</div>
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

/** Stands in a page's place, at the page's own size, while the page or its data is on the way. */
export function Skeleton({ kind }: { kind: SkeletonKind }) {
  return (
    <div className={css.skeleton} role="status" data-skeleton={kind}>
      <span className={css.hidden}>加载中</span>
      <div className={css.bones} aria-hidden="true">
        {shapes[kind]()}
      </div>
    </div>
  )
}
