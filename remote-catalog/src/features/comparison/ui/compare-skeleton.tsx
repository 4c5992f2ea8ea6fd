import { Bone, rows } from '@xhkt/kit/ui/bone'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones, sizes } from '@xhkt/kit/ui/skeleton-bones'

/** 课程对比: its heading, the courses, and their facts. */
export const CompareSkeleton = () => (
  <Skeleton name="compare">
    <div className={bones.card}>
      <Bone as={bones.title} />
      {rows(12, sizes.row)}
    </div>
  </Skeleton>
)
