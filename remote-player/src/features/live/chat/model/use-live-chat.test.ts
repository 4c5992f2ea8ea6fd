import { act, renderHook } from '@testing-library/react'
import type { LiveRoom } from '@xhkt/contract'
import { sampleMessage, sampleRoom } from '../testing/sample-room.ts'
import type { ChatSource } from './chat-port.ts'
import { useLiveChat } from './use-live-chat.ts'

/** Of a chat that never connects. */
const source: ChatSource = {
  connect: () => ({
    join: () => new Promise(() => undefined),
    leave: () => Promise.resolve(),
    send: () => new Promise(() => undefined),
    resend: () => new Promise(() => undefined),
    sendCustom: () => Promise.resolve(),
    online: () => Promise.resolve(null),
  }),
  fetchUpdates: () => new Promise(() => undefined),
}

test.each([
  ['the same room keeps what is typed, and what it answers', '1', '看例三', 1],
  ['another room begins without', '2', '', undefined],
])('a new chat: %s', (_, live_room_id, draft, quoted) => {
  const { result, rerender } = renderHook((room: LiveRoom) => useLiveChat(room, source), { initialProps: sampleRoom() })
  act(() => {
    result.current.setDraft('看例三')
    result.current.quote(sampleMessage(1))
  })
  rerender(sampleRoom({ live_room_id, userSig: '' }))
  const shown = result.current.getSnapshot()
  expect([shown.draft, shown.quoted?.sequence]).toEqual([draft, quoted])
})
