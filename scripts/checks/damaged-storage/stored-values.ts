import { sampleSystemConfig } from '@xhkt/testing/sample-system-config'

/** A value that the app keeps in a browser. */
export interface StoredValue {
  /** The name in the privacy policy. The key begins with the name. */
  name: string
  key: string
  storage: 'local' | 'session'
  /** A complete value, with all fields. */
  value: unknown
  /** The text that the browser holds. */
  text: string
  /** Names of fields that may be null. */
  nulls: readonly string[]
  /** Whether the text is JSON. */
  isJson: boolean
}

/** The time of the values, in milliseconds. */
export const now = Date.parse('2026-11-28T12:00:00+08:00')
const seconds = Math.floor(now / 1000)
const session = '11111111-1111-4111-8111-111111111111'

const json = (key: string, value: object | number | string, nulls: readonly string[] = []): StoredValue => {
  const [name = ''] = key.split('.')
  return { name, key, storage: 'local', value, text: JSON.stringify(value), nulls, isJson: true }
}
const inTab = (key: string, value: string | object): StoredValue => ({ ...json(key, value), storage: 'session' })
const text = (key: string, value: string): StoredValue => ({ ...json(key, value), text: value, isJson: false })

const report = { course_id: '12', section_id: '101', session_id: session, seq: 1, position: 60, duration: 600, played: 60, ranges: [[0, 60]], spent: 61 }

const user = { user_id: '1', nickname: '小明', avatar: 'avatars/1.webp', phone: '13800000001', invite_code: 'ABC234' }

/** The stored values of the learner 1, some of them for the lesson 101. */
export const storedValues: readonly StoredValue[] = [
  json('xhkt_user', { user, tag: { id: '3', name: '考研' } }, ['tag']),
  text('xhkt_device_id', session),
  json('xhkt_color_scheme', 'dark'),
  json('xhkt_code_resend_at', now + 30_000),
  json('xhkt_code_resend_bind_at', now + 30_000),
  json('xhkt_sys_config', { saved_at: seconds - 60, value: sampleSystemConfig() }),
  json('xhkt_first_view', { pathname: '/', html: '<a href="/search">考研</a>', css: 'a { color: red }' }),
  text('xhkt_ic', 'ABC234'),
  text('xhkt_promotion_code', 'summer-2026'),
  json('xhkt_search_history', ['考研', '法考']),
  json('xhkt_player', {
    volume: 0.4,
    isMuted: true,
    rate: 1.5,
    quality: 720,
    captions: true,
    captionLang: 'zh-CN',
    captionSize: 'large',
    captionPosition: 'top',
    singleKeys: false,
    autoplayNext: false,
  }),
  json('xhkt_danmaku', { isOn: false, opacity: 0.5, size: 'large', area: 'full', density: 'high' }),
  json('xhkt_blocked_people.1', ['7', '8']),
  json('xhkt_study_place', { session_id: session, at: now }),
  json(`xhkt_study_reports.${session}.1`, [{ owner: '1', at: now, report }]),
  json(
    'xhkt_note_drafts.a',
    {
      id: 'a',
      owner: '1',
      course_id: '12',
      section_id: '101',
      position: 7,
      note_id: '5',
      text: '写到一半的笔记',
      base: { version: 2, text: '笔记' },
      creating: { key: session, text: '笔记' },
      unanswered: ['写到一半'],
      changed_at: now,
    },
    ['note_id', 'creating'],
  ),
  json('xhkt_feedback_draft.1', {
    kind: '1',
    text: '写到一半的反馈',
    pictures: [{ picture_id: '3', url: '/media/pictures/3.webp', expires_at: seconds + 86_400 }],
    changed_at: now,
    attempt: { key: session, content: '{}' },
  }),
  json('xhkt_reminders', ['1', '2']),
  json('xhkt_reminded', { [`1-101-${seconds}`]: seconds }),
  json('xhkt_saved_password', { phone: '13800000001', password: 'c2VjcmV0' }),
  inTab('xhkt_typed_phone', '13800000001'),
  inTab('xhkt_state_qq', '0123456789abcdef'),
  inTab('xhkt_third_account', { openid: 'o', unionid: 'u', token: 'encrypted', expires: now + 600_000 }),
  inTab('xhkt_compared', '12-13'),
  inTab('xhkt_override', 'catalog@http://localhost:3001'),
  inTab('xhkt_resume', 'reserve 101'),
  inTab('xhkt_return_to', '/courseDetail?course_id=12'),
]

/** Stores a text under the key of a value. */
export function store({ key, storage }: StoredValue, stored: string): void {
  const { localStorage, sessionStorage } = window
  const native = storage === 'local' ? localStorage : sessionStorage
  native.setItem(key, stored)
}
