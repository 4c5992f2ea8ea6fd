import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './skeleton.module.css'

// Classes only: the build renders skeletons into index.html, where the content policy forbids style attributes.

export const Bone = ({ as }: { as: string | undefined }) => <span className={classNames(css.bone, as)} />

/** The placeholder of the first picture. The boot script can insert the picture before any bundle loads. */
export const PictureBone = ({ as, src }: { as: string | undefined; src: string | undefined }) => (
  <span className={classNames(css.bone, css.picture, as)} data-early-picture="">
    {src && <img src={src} alt="" fetchPriority="high" />}
  </span>
)

export const times = (count: number, draw: (i: number) => ReactNode): ReactNode[] => Array.from({ length: count }, (_, i) => draw(i))

export const lines = (count: number) => times(count, (i) => <Bone key={i} as={i % 3 === 2 ? css.lineShort : css.line} />)

export const rows = (count: number, as: string | undefined) => times(count, (i) => <Bone key={i} as={as} />)

export const courseCard = (i: number, cover: ReactNode = <Bone as={css.cover} />) => (
  <div key={i} className={classNames(css.card, css.course)}>
    {cover}
    <div className={css.courseBody}>
      <Bone as={css.line} />
      <Bone as={css.lineShort} />
      <Bone as={css.price} />
    </div>
  </div>
)

/** A page of course cards. `picture` is the first cover if it is known. */
export const courseCards = (columns: 4 | 5, picture: string | undefined) => (
  <div className={classNames(css.grid, columns === 4 && css.four)}>
    {times(20, (i) => courseCard(i, i === 0 ? <PictureBone as={css.cover} src={picture} /> : undefined))}
  </div>
)

export const courseRow = (i: number) => (
  <div key={i} className={css.courseRow}>
    <Bone as={css.thumb} />
    <div className={css.grow}>
      <Bone as={css.name} />
      <Bone as={css.lineShort} />
      <Bone as={css.lineShort} />
    </div>
  </div>
)
