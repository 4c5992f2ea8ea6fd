import type { ReactNode } from 'react'
import { Bone, times } from './bone.tsx'
import { classNames } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'
import { bones, PictureBone } from './skeleton-bones.tsx'
import css from './course-skeletons.module.css'

export const courseCard = (i: number, cover: ReactNode = <Bone as={css.cover} />) => (
  <div key={i} className={classNames(bones.card, css.course)}>
    {cover}
    <div className={css.body}>
      <Bone as={bones.line} />
      <Bone as={bones.lineShort} />
      <Bone as={css.price} />
    </div>
  </div>
)

export const courseGrid = (cards: ReactNode, columns: 4 | 5 = 5) => (
  <div className={classNames(css.grid, columns === 4 && css.four)}>{cards}</div>
)

/** A page of course cards. The first cover is the placeholder of the first picture. */
export const courseCards = (columns: 4 | 5) =>
  courseGrid(
    times(20, (i) => courseCard(i, i === 0 ? <PictureBone as={css.cover} width={224} /> : undefined)),
    columns,
  )

export const courseRow = (i: number, thumb: ReactNode = <Bone as={css.thumb} />) => (
  <div key={i} className={css.row}>
    {thumb}
    <div className={css.facts}>
      <Bone as={css.name} />
      <Bone as={bones.lineShort} />
      <Bone as={bones.lineShort} />
    </div>
  </div>
)

/** Some rows of courses. The first cover is the placeholder of the first picture. */
export const courseRows = (count: number) =>
  times(count, (i) => courseRow(i, i === 0 ? <PictureBone as={css.thumb} width={160} /> : undefined))

/** The placeholder of a course grid, below content that has loaded. */
export const GridSkeleton = ({ columns }: { columns: 4 | 5 }) => (
  <Skeleton part name="courses">
    {courseCards(columns)}
  </Skeleton>
)
