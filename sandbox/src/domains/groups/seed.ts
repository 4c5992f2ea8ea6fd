import { groupState } from '@xhkt/contract/constants'
import type { Db } from '../../core/database.ts'

const minute = 60
const hour = 60 * minute

/** Groups of sample learners. `left` is the seconds until the group ends. */
const groups: { course: number; leader: string; avatar: number; joined: number; left: number }[] = [
  { course: 1024, leader: '陈**', avatar: 5, joined: 2, left: 2 * hour + 40 * minute },
  { course: 1024, leader: '星*', avatar: 7, joined: 1, left: 9 * hour },
  { course: 1024, leader: '139****6620', avatar: 0, joined: 1, left: 21 * hour },
  { course: 1017, leader: '赵*', avatar: 3, joined: 1, left: 5 * hour },
]

/** Opens the sample groups that are not open now. */
export function openSampleGroups(db: Db, now: number): void {
  for (const { course, leader, avatar, joined, left } of groups) {
    db.run(
      `INSERT INTO group_buy (course_id, leader_name, leader_avatar, size, joined, state, expires_at)
       SELECT id, ?, ?, group_size, ?, ${groupState.filling}, ? FROM course WHERE id = ? AND group_size > ? AND NOT EXISTS
         (SELECT 1 FROM group_buy WHERE course_id = course.id AND leader_name = ? AND state = ${groupState.filling} AND expires_at > ?)`,
      ...[leader, avatar ? `/media/teachers/${avatar}.svg` : '', joined, now + left, course, joined, leader, now],
    )
  }
}
