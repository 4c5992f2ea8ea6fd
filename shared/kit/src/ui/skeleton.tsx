import type { ReactNode } from 'react'
import { Bone, lines } from './bone.tsx'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import css from './skeleton.module.css'

interface SkeletonProps {
  /** The name in `routes.ts`. */
  name: string
  /** The placeholder of a part of a page that has its heading already. */
  part?: boolean
  /** Bones with the sizes of the page's content. */
  children: ReactNode
}

/**
 * The placeholder of a page that loads, with the sizes of the page. Its text is the page's heading meanwhile. An area declares its
 * skeletons in `src/skeletons.tsx`. The build renders them, so they use no hooks and no style attributes.
 */
export function Skeleton({ name, part = false, children }: SkeletonProps) {
  return (
    <div role="status" data-skeleton={name}>
      <VisuallyHidden as={part ? 'span' : 'h1'}>加载中</VisuallyHidden>
      <div className={css.bones} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}

/** The placeholder of a page of text, and of a page whose skeleton is unknown. */
export const PlainSkeleton = () => (
  <Skeleton name="plain">
    <div className={classNames(css.card, css.plain)}>
      <Bone as={css.title} />
      {lines(9)}
    </div>
  </Skeleton>
)
