import type { LiveMessage, LiveRoom } from '@xhkt/contract'
import { liveStage } from '@xhkt/contract/constants'

/** A room on air for a signed-in learner. */
export const sampleRoom = (change: Partial<LiveRoom> = {}): LiveRoom => ({
  live_room_id: '1',
  course_id: '1001',
  section_id: '10010101',
  course_title: '高等数学',
  title: '第一讲',
  cover: '',
  teacher: { name: '林老师', avatar: '' },
  stage: liveStage.onAir,
  online: 3,
  notice: '',
  is_muted: false,
  messages: [],
  latest_sequence: 0,
  question: null,
  starts_at: 1_700_000_000,
  started_at: 1_700_000_000,
  ends_at: 1_700_003_600,
  can_watch: true,
  is_free: true,
  price: 0,
  is_reserved: false,
  sdkAppId: 1400000001,
  userSig: 'sig',
  playerDomain: 'live.example.com',
  userInfo: { userId: 'u1', userName: '小明', userAvatar: '' },
  anchorUserId: 't1',
  assistantUserIds: ['a1'],
  roomId: 'room1',
  roomName: '第一讲',
  chat_server: '/chat',
  quick_replies: ['听懂了'],
  picture_hosts: ['img.example.com'],
  lines: [],
  playback_section_id: '',
  ...change,
})

/** A message of another learner, or of whom is named. */
export const sampleMessage = (sequence: number, text = `消息${sequence}`, from = 'u2', name = '小红'): LiveMessage => ({
  id: `m${sequence}`,
  sequence,
  kind: 'text',
  user: { user_id: from, name, avatar: '', role: from === 't1' ? 'teacher' : from === 'a1' ? 'assistant' : 'learner' },
  text,
  sent_at: 1_700_000_000 + sequence,
  at: sequence,
})
