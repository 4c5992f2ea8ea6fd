import { Bone, rows } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones, PictureBone, sizes } from '@xhkt/kit/ui/skeleton-bones'
import view from './sizes.module.css'
import stage from './common/player/full-screen-stage.module.css'
import css from './skeletons.module.css'

/** The picture with its bar, and the chat beside it. */
export const LiveRoomSkeleton = () => (
  <Skeleton name="live-room">
    <div className={classNames(bones.still, view.room)}>
      <div>
        <Bone as={css.picture} />
        <Bone as={css.roomBar} />
      </div>
      <div className={classNames(bones.card, bones.breathing, view.chat, css.chat)}>
        <Bone as={bones.title} />
        {rows(8, sizes.row)}
      </div>
    </div>
  </Skeleton>
)

export const PlayerSkeleton = () => (
  <Skeleton name="player">
    <div className={classNames(bones.still, view.lesson)}>
      <div className={view.main}>
        <PictureBone as={classNames(stage.stage, css.video)} />
        <div className={css.bar}>
          <Bone as={css.videoTitle} />
          <Bone as={bones.lineShort} />
        </div>
      </div>
      <div className={classNames(bones.card, bones.breathing, view.side, css.outline)}>
        <Bone as={bones.title} />
        {rows(6, sizes.row)}
      </div>
      <div className={classNames(bones.card, bones.breathing, view.below, view.tabs, css.tabs)}>
        <Bone as={bones.title} />
        {rows(3, bones.line)}
      </div>
    </div>
  </Skeleton>
)
