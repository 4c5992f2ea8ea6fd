import type { ReactNode } from 'react'
import { rows, times } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import { courseRow, courseRows } from '@xhkt/kit/ui/course-skeletons'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones } from '@xhkt/kit/ui/skeleton-bones'
import css from './content-skeleton.module.css'
import sizes from './ticket-sizes.module.css'

// The rows of the lists. The skeletons of whole pages use them too. The calls are marked as pure, so that a page has its own rows alone.

export const orderBones = /* @__PURE__ */ rows(4, css.order)
export const ticketBones = (
  <div className={sizes.tickets}>{/* @__PURE__ */ rows(6, /* @__PURE__ */ classNames(sizes.ticket, css.ticket))}</div>
)
export const textBones = /* @__PURE__ */ rows(6, css.textRow)
export const rowBones = /* @__PURE__ */ times(4, courseRow)
/** Used with `still`: the first row holds the first picture, which must not fade. */
export const courseBones = /* @__PURE__ */ courseRows(4)

/** A part of a page that loads. Navigation, heading and tabs can be used meanwhile (docs/decisions/037-skeletons.md). */
export const ContentSkeleton = ({ still = false, children }: { still?: boolean; children: ReactNode }) => (
  <Skeleton part name="part">
    <div className={classNames(css.rows, still && bones.still)}>{children}</div>
  </Skeleton>
)
