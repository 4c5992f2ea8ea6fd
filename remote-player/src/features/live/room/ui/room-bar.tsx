import type { ReactNode } from 'react'
import type { LiveRoom, LiveStage } from '@xhkt/contract'
import { liveStage } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { unknownState } from '@xhkt/contract/unknown-state'
import { Avatar } from '@xhkt/kit/ui/avatar'
import { Tag, type TagTone } from '@xhkt/kit/ui/tag'
import { classNames } from '@xhkt/kit/ui/class-names'
import { tallLink } from '@xhkt/kit/ui/tall-link'
import { CopyLink } from './copy-link.tsx'
import css from './room-bar.module.css'

const badges: Record<LiveStage, { text: string; tone: TagTone }> = {
  [liveStage.upcoming]: { text: '未开始', tone: 'primary' },
  [liveStage.onAir]: { text: '直播中', tone: 'price' },
  [liveStage.paused]: { text: '已暂停', tone: 'warning' },
  [liveStage.ended]: { text: '已结束', tone: 'neutral' },
  [unknownState]: { text: '状态未知', tone: 'neutral' },
}

export interface RoomBarProps {
  room: LiveRoom
  stage: LiveStage
  action: ReactNode
}

/** Below the picture: what is taught, by whom, and what can be done. */
export function RoomBar({ room, stage, action }: RoomBarProps) {
  const { title, course_id, course_title, teacher, live_room_id } = room
  const badge = badges[stage]
  return (
    <section className={css.bar} aria-label="直播信息">
      <Avatar src={teacher.avatar} name={teacher.name} size={48} />
      <div className={css.texts}>
        <div className={css.heading}>
          <h1 className={css.title}>{title}</h1>
          <span role="status">
            <Tag tone={badge.tone}>{badge.text}</Tag>
          </span>
        </div>
        <p className={css.facts}>
          <span>{teacher.name}</span>
          <a className={classNames(css.course, tallLink)} href={paths.course(course_id)}>
            {course_title}
          </a>
        </p>
      </div>
      <div className={css.actions}>
        {action}
        <CopyLink link={location.origin + paths.sharedLiveRoom(live_room_id)} />
      </div>
    </section>
  )
}
