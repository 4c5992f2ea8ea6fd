import type { ReactNode } from 'react'
import { Bone, times } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import { courseCard, courseGrid } from '@xhkt/kit/ui/course-skeletons'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones, PictureBone } from '@xhkt/kit/ui/skeleton-bones'
import css from './home-skeleton.module.css'

const shelf = (cards: ReactNode, i = 0) => (
  <div key={i} className={css.shelf}>
    <Bone as={bones.title} />
    {cards}
  </div>
)

const rowCard = (i: number) => <div key={i} className={classNames(bones.card, css.rowCard)} />

// Its own module, so that the first page does not have the skeletons of the others.
export const HomeSkeleton = () => (
  <Skeleton name="home">
    <PictureBone as={css.banner} />
    <div className={classNames(bones.card, css.tiles)} />
    {shelf(<div className={css.three}>{times(6, rowCard)}</div>)}
    {/* Enough shelves to keep the footer far below: near the window, its pictures would load too early. */}
    {times(3, (i) => shelf(courseGrid(times(5, courseCard)), i))}
  </Skeleton>
)
