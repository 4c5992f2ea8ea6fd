import { Bone, lines, rows, times } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import { courseCard, courseCards, courseGrid } from '@xhkt/kit/ui/course-skeletons'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones, PictureBone, sizes } from '@xhkt/kit/ui/skeleton-bones'
import view from './sizes.module.css'
import css from './skeletons.module.css'

export { HomeSkeleton } from './features/home/ui/home-skeleton.tsx'

const listHead = (filters: number) => (
  <div className={classNames(bones.card, css.head)}>
    <Bone as={bones.title} />
    <div className={css.filters}>{rows(filters, css.filter)}</div>
  </div>
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
    <div className={classNames(bones.still, view.course)}>
      <div className={classNames(bones.card, css.intro)}>
        <PictureBone as={css.introCover} width={640} />
        <Bone as={classNames(view.facts, css.introFacts)} />
      </div>
      <div className={classNames(bones.card, bones.breathing, view.offer, css.intro)}>
        <Bone as={css.longTitle} />
        {lines(3)}
        <Bone as={classNames(view.price, css.priceBox)} />
        <Bone as={css.buy} />
      </div>
      <div className={classNames(bones.card, bones.breathing, view.courseBody, css.panel)}>
        <div className={classNames(view.tabs, css.tabs)}>{rows(3, css.tab)}</div>
        {rows(8, sizes.row)}
      </div>
    </div>
  </Skeleton>
)

const comparedCourse = (i: number) => (
  <div key={i} className={css.comparedCourse}>
    <div className={view.comparedCover}>
      <Bone as={css.introCover} />
    </div>
    <Bone as={css.comparedName} />
    <Bone as={css.comparedFacts} />
  </div>
)

/** @param columns The number of courses. The build knows no address. */
export const CompareSkeleton = ({ columns = 2 }: { columns?: number }) => (
  <Skeleton name="compare">
    <div className={classNames(bones.card, css.intro)}>
      <Bone as={bones.title} />
      <div className={css.compared}>
        <span />
        {times(columns, comparedCourse)}
      </div>
    </div>
  </Skeleton>
)

export const TeacherSkeleton = () => (
  <Skeleton name="teacher">
    <div className={classNames(bones.card, css.intro, css.teacher)}>
      <Bone as={css.portrait} />
      <div className={css.about}>
        <Bone as={bones.title} />
        {lines(3)}
      </div>
    </div>
    <Bone as={classNames(bones.title, css.taught)} />
    {courseGrid(times(5, courseCard))}
  </Skeleton>
)
