import { Bone, rows } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones, PictureBone, sizes } from '@xhkt/kit/ui/skeleton-bones'
import stage from '../../../common/player/full-screen-stage.module.css'
import lesson from './lesson-sizes.module.css'
import css from './player-skeleton.module.css'

/** The picture with its bar, the outline beside them, and the tabs below. */
export const PlayerSkeleton = () => (
  <Skeleton name="player">
    <div className={classNames(bones.still, lesson.lesson)}>
      <div className={lesson.main}>
        <PictureBone as={classNames(stage.stage, css.video)} />
        <div className={css.bar}>
          <Bone as={css.videoTitle} />
          <Bone as={bones.lineShort} />
        </div>
      </div>
      <div className={classNames(bones.card, bones.breathing, lesson.side, css.outline)}>
        <Bone as={bones.title} />
        {rows(6, sizes.row)}
      </div>
      <div className={classNames(bones.card, bones.breathing, lesson.below, lesson.tabs, css.tabs)}>
        <Bone as={bones.title} />
        {rows(3, bones.line)}
      </div>
    </div>
  </Skeleton>
)
