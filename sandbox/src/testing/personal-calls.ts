import { feedbackKind } from '@xhkt/contract/constants'
import type { TestSandbox } from './test-sandbox.ts'

/** @throws Error when the seed has none. */
function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('the seed has none')
  return first
}

export async function takeNotes(sandbox: TestSandbox, lesson: { course_id: string; section_id: string }, token: string): Promise<void> {
  const { note_id, version } = await sandbox.data('POST /v1/user/note', { body: { ...lesson, position: 3, text: '要点' }, token })
  await sandbox.data('PUT /v1/user/note', { body: { note_id, version, text: '要点二' }, token })
  await sandbox.data('DELETE /v1/user/note', { body: { note_id }, token })
  await sandbox.data('POST /v1/user/note/restore', { body: { note_id }, token })
  await Promise.all([sandbox.data('GET /v1/user/note/list', { query: lesson, token }), sandbox.data('GET /v1/user/note/course/list', { token })])
}

export async function fillProfile(sandbox: TestSandbox, token: string): Promise<void> {
  const school = firstOf((await sandbox.data('GET /v1/school/search', { query: { keyword: '北京' }, token })).list)
  const major = firstOf((await sandbox.data('GET /v1/school/major/search', { query: { keyword: '法学' }, token })).list)
  await sandbox.data('PUT /v1/user', { body: { nickname: '小明', school_id: school.id, major_id: major.id }, token })
  await sandbox.data('GET /v1/user/profile', { token })
  await sandbox.upload('/v1/user/avatar', Uint8Array.from([0xff, 0xd8, 0xff]), token)
}

export async function readMessages(sandbox: TestSandbox, token: string): Promise<void> {
  await sandbox.data('GET /v1/user/notice/count', { token })
  const { list, newest_id } = await sandbox.data('GET /v1/user/notice/list', { query: {}, token })
  await sandbox.data('PUT /v1/user/notice/read/all', { body: { newest_id }, token })
  const own = { body: { message_id: firstOf(list).message_id }, token }
  for (const call of ['PUT /v1/user/notice/read', 'DELETE /v1/user/notice', 'POST /v1/user/notice/restore'] as const) await sandbox.data(call, own)
}

export async function uploadPictures(sandbox: TestSandbox, token: string): Promise<void> {
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])
  await sandbox.upload('/v1/user/order/evaluate/img', jpeg, token)
  const { data } = await sandbox.upload('/v1/user/feedback/img', jpeg, token)
  const body = { kind: feedbackKind.playback, text: '视频在晚上经常卡住，换了线路也一样', picture_ids: [data.picture_id] }
  await sandbox.data('POST /v1/user/feedback', { body, token })
  await sandbox.data('GET /v1/user/feedback/list', { query: {}, token })
}

export async function useTimetables(sandbox: TestSandbox, token: string): Promise<void> {
  await sandbox.data('GET /v1/user/live/timetables', { query: {}, token })
  const timetable = firstOf((await sandbox.data('GET /v1/user/timetables', { token })).list)
  const body = { timetable_id: timetable.timetable_id, enabled: false }
  await sandbox.data('PUT /v1/user/timetables/switch', { body, token })
}
