import type { ReactNode } from 'react'
import { Bone, times } from './bone.tsx'
import { classNames } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'
import { bones, PictureBone } from './skeleton-bones.tsx'
import grid from './course-grid.module.css'
import css from './course-skeletons.module.css'
import sizes from './row-sizes.module.css'

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
  <div className={classNames(grid.grid, columns === 4 && grid.four)}>{cards}</div>
)

/** A page of course cards. The first cover is the placeholder of the first picture. */
export const courseCards = (columns: 4 | 5) =>
  courseGrid(
    times(20, (i) => courseCard(i, i === 0 ? <PictureBone as={css.cover} width={224} /> : undefined)),
    columns,
  )

const rowCover = classNames(css.thumb, sizes.cover)

export const courseRow = (i: number, cover: ReactNode = <Bone as={rowCover} />) => (
  <div key={i} className={classNames(css.row, sizes.row)}>
    {cover}
    <div className={css.facts}>
      <Bone as={css.name} />
      <Bone as={bones.lineShort} />
      <Bone as={bones.lineShort} />
    </div>
  </div>
)

/** Some rows of courses. The first cover is the placeholder of the first picture. */
export const courseRows = (count: number) =>
  times(count, (i) => courseRow(i, i === 0 ? <PictureBone as={rowCover} width={160} /> : undefined))

/** The placeholder of the first picture, as the cover of a large `Row`. */
export const largeCover = <PictureBone as={classNames(css.thumb, sizes.largeCover)} width={256} />

/** The placeholder of a course grid, below content that has loaded. */
export const GridSkeleton = ({ columns }: { columns: 4 | 5 }) => (
  <Skeleton part name="courses">
    {courseCards(columns)}
  </Skeleton>
)
