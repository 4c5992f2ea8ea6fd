import type { AgreementState, LiveRoom, LiveUpdates } from '@xhkt/contract'
import { lessonType, liveStage } from '@xhkt/contract/constants'
import { shownName, type User } from '../../core/user.ts'
import { agreementStateOf } from '../agreements/agreements.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { requireCourse } from '../courses/cards.ts'
import type { CardRow, CourseRow } from '../courses/course-row.ts'
import type { LessonRow } from '../courses/lesson-row.ts'
import { pricesAt } from '../courses/prices.ts'
import { query } from '../../core/database.ts'
import { isEnrolled } from '../order-states/enrolment.ts'
import { isReserved } from '../reservations/reservations.ts'
import { linesOf } from './media/lines.ts'
import type { LiveLessonNow } from '../live-stages/live-lesson.ts'
import { lastMessages, latestSequence, messagesAfter } from './messages.ts'
import { openQuestion } from './questions.ts'

/** The application's id at the vendor of the chat. Any number does for the sandbox. */
const sdkAppId = 1_400_000_001

/** Where the sandbox's chat server listens. */
const chatServer = '/chat'

const assistants = 2

const leadTeacher = query<{ name: string; avatar: string }>(`
  SELECT t.name, t.avatar FROM course_teacher ct JOIN teacher t ON t.id = ct.teacher_id WHERE ct.course_id = ? ORDER BY ct.position LIMIT 1`)

export const chatUserId = ({ id }: User): string => `u${id}`

function teacherOf({ db }: Context, course: CourseRow): LiveRoom['teacher'] {
  const { name, avatar } = db.get(leadTeacher, course.id) ?? { name: course.teacher_name, avatar: '' }
  return { name, avatar }
}

interface Access {
  isFree: boolean
  /** Null: the course needs none, or nobody has signed in. */
  agreement: AgreementState | null
  isOwned: boolean
  canWatch: boolean
  price: number
}

function accessTo(context: Context, lesson: LessonRow, course: CardRow, user: User | null): Access {
  const { price } = pricesAt(course, context.clock.now())
  const isFree = price === 0 || lesson.is_trial === 1
  const agreement = user && agreementStateOf(context, user.id, course.id)
  const isOwned = user !== null && isEnrolled(context, user.id, course.id)
  const isSigned = agreement === null || agreement === 'success'
  return { isFree, agreement, isOwned, canWatch: isFree || (isOwned && isSigned), price }
}

/** Whether the caller has to buy the course of a live lesson to watch it. */
export function needsPurchase(context: Context, user: User | null, lesson: LessonRow, course: CardRow): boolean {
  const { isFree, isOwned } = accessTo(context, lesson, course, user)
  return !isFree && !isOwned
}

/**
 * Everybody watches a trial or a lesson of a course that costs nothing; only its buyers watch another one, once its agreement is signed.
 * Throws 403003 or 403040 for others.
 */
export function requireWatchable(context: Context, user: User | null, lesson: LessonRow): void {
  const { canWatch, isOwned } = accessTo(context, lesson, requireCourse(context, lesson.course_id), user)
  if (!canWatch) throw isOwned ? apiErrors.agreementUnsigned() : apiErrors.courseNotOwned()
}

/** The room, if the caller may watch it; else 403003 or 403040. */
export function requireWatchableRoom(context: Context, user: User | null, roomId: string): LiveLessonNow {
  const room = context.liveRooms.require(roomId)
  requireWatchable(context, user, room.lesson)
  return room
}

/** What changes while somebody is in the room. `after` null: the newest messages. */
function changing(context: Context, room: LiveLessonNow, user: User | null, canWatch: boolean, after: number | null): LiveUpdates {
  const { db, liveRooms, liveDesk } = context
  const { live_room_id: roomId } = room.lesson
  const messages = () => (after === null ? lastMessages(db, roomId) : messagesAfter(db, roomId, after))
  return {
    stage: room.stage,
    online: liveRooms.audience.online(roomId),
    notice: room.notice,
    is_muted: room.isMuted,
    messages: canWatch ? messages() : [],
    latest_sequence: latestSequence(db, roomId),
    is_hand_raised: user !== null && liveDesk.hands.isRaised(roomId, chatUserId(user)),
    question: canWatch ? openQuestion(db, roomId, user?.id ?? null) : null,
  }
}

function chatOf(context: Context, user: User | null, canWatch: boolean): Pick<LiveRoom, 'userSig' | 'userInfo'> {
  if (!user) return { userSig: '', userInfo: { userId: '', userName: '', userAvatar: '' } }
  const userId = chatUserId(user)
  const userName = shownName(user)
  return { userSig: canWatch ? context.liveRooms.signatures.sign(userId) : '', userInfo: { userId, userName, userAvatar: user.avatar } }
}

export function liveRoomView(context: Context, user: User | null, roomId: string): LiveRoom {
  const room = context.liveRooms.require(roomId)
  const { lesson, stage } = room
  const course = requireCourse(context, lesson.course_id)
  const { isFree, agreement, canWatch, price } = accessTo(context, lesson, course, user)
  return {
    live_room_id: roomId,
    course_id: String(course.id),
    section_id: String(lesson.id),
    course_title: course.title,
    title: lesson.title,
    cover: course.cover,
    teacher: teacherOf(context, course),
    ...changing(context, room, user, canWatch, null),
    starts_at: room.startsAt,
    started_at: room.startedAt,
    ends_at: room.endsAt,
    can_watch: canWatch,
    agreement_state: agreement ?? undefined,
    is_free: isFree,
    price,
    is_reserved: user !== null && isReserved(context, user.id, lesson.id),
    sdkAppId,
    ...chatOf(context, user, canWatch),
    playerDomain: 'live.xuehai.example',
    anchorUserId: `t${roomId}`,
    assistantUserIds: Array.from({ length: assistants }, (_, index) => `a${index + 1}`),
    roomId,
    roomName: lesson.title,
    chat_server: chatServer,
    quick_replies: ['听懂了', '没听懂，请再讲一遍', '声音有点小', '老师辛苦了'],
    picture_hosts: [],
    lines: canWatch && stage !== liveStage.ended ? linesOf(lesson) : [],
    playback_section_id: lesson.type === lessonType.playback ? String(lesson.id) : '',
  }
}

export function liveUpdates(context: Context, user: User | null, roomId: string, after: number): LiveUpdates {
  const room = context.liveRooms.require(roomId)
  const { canWatch } = accessTo(context, room.lesson, requireCourse(context, room.lesson.course_id), user)
  return changing(context, room, user, canWatch, after)
}
