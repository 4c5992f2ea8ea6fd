import { Bone, rows } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones, sizes } from '@xhkt/kit/ui/skeleton-bones'
import room from './live-room-sizes.module.css'
import css from './live-room-skeleton.module.css'

/** The picture with its bar, and the chat beside it. */
export const LiveRoomSkeleton = () => (
  <Skeleton name="live-room">
    <div className={classNames(bones.still, room.room)}>
      <div className={room.main}>
        <Bone as={css.picture} />
        <Bone as={css.bar} />
      </div>
      <div className={room.side}>
        <div className={classNames(bones.card, bones.breathing, css.card)}>
          <Bone as={bones.title} />
          {rows(8, sizes.row)}
        </div>
      </div>
    </div>
  </Skeleton>
)
