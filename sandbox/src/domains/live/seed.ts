import { liveStage } from '@xhkt/contract/constants'
import { type Db, insertRows, query, type Value } from '../../core/database.ts'
import { talk } from './seed-messages.ts'
import { liveRoomIds } from './live-room-ids.ts'

/** The messages of a room on air were written within this many seconds before now. */
const spread = 240
/** The length of the playback. */
const playbackSeconds = 90

const room = query<{ starts_at: number; teacher: string; avatar: string }>(`
  SELECT l.starts_at, t.name AS teacher, t.avatar FROM lesson l JOIN course_teacher ct ON ct.course_id = l.course_id AND ct.position = 0
  JOIN teacher t ON t.id = ct.teacher_id WHERE l.live_room_id = ?`)

const columns = ['room_id', 'sequence', 'kind', 'user_id', 'name', 'avatar', 'role', 'text', 'sent_at', 'at']

const learnerIds = new Map([...new Set(talk.map(({ name }) => name))].map((name, index) => [name, 9001 + index]))

function userOf(roomId: string, name: string, role: string, teacher: { teacher: string; avatar: string }): Value[] {
  if (role === 'teacher') return [`t${roomId}`, teacher.teacher, teacher.avatar]
  if (role === 'assistant') return [name.endsWith('北') ? 'a1' : 'a2', name, '']
  return [`u${learnerIds.get(name) ?? 9000}`, name, '']
}

function messageRows(db: Db, roomId: string, now: number): Value[][] {
  const found = db.get(room, roomId)
  // A small sandbox lacks the courses of some rooms.
  if (!found) return []
  const isPlayback = roomId === liveRoomIds.playback
  const [first, step] = isPlayback ? [found.starts_at, playbackSeconds / talk.length] : [now - spread, spread / talk.length]
  return talk.map(({ name, role, text }, index) => {
    const sentAt = Math.floor(first + index * step)
    return [roomId, index + 1, 'text', ...userOf(roomId, name, role, found), role, text, sentAt, sentAt - found.starts_at]
  })
}

/** What has been said in the live rooms, and the pause of one of them (docs/product/sandbox.md). */
export function seedLiveRooms(db: Db, now: number): void {
  const withMessages = Object.values(liveRoomIds).filter((roomId) => roomId !== liveRoomIds.soon)
  for (const roomId of withMessages) insertRows(db, 'live_message', columns, messageRows(db, roomId, now))
  db.run('INSERT INTO live_room (room_id, stage, notice) VALUES (?, ?, ?)', liveRoomIds.paused, liveStage.paused, '老师离开十分钟，20 页的练习可以先做。')
  db.run('INSERT INTO live_room (room_id, notice) VALUES (?, ?)', liveRoomIds.free, '今天的讲义在课程资料里，最后二十分钟点评作业。')
}
