import { Bone, rows } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones, PictureBone, sizes } from '@xhkt/kit/ui/skeleton-bones'
import css from './skeletons.module.css'

export const PlayerSkeleton = () => (
  <Skeleton name="player">
    <div className={classNames(bones.still, css.player)}>
      <div>
        <PictureBone as={css.video} />
        <Bone as={css.videoTitle} />
        <Bone as={bones.lineShort} />
      </div>
      <div className={classNames(bones.card, bones.breathing, css.outline)}>
        <Bone as={bones.title} />
        {rows(8, sizes.row)}
      </div>
    </div>
  </Skeleton>
)
