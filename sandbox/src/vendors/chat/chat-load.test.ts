/** @jest-environment node */
import { measureLoad } from '../../bench/chat/measure-load.ts'
import { memorySignatures } from './testing/memory-rooms.ts'
import { roomId, TestChat } from './testing/test-chat.ts'

test('chat: 50 connections get every message, 95 % within a second', async () => {
  const { chat, url, close } = await TestChat.open()
  const teacher = { userId: `t${roomId}`, name: '陈老师', avatar: '' }
  const plan = { url, roomId, connections: 50, perSecond: 4, seconds: 3, sign: memorySignatures.sign }
  const result = await measureLoad({ ...plan, say: (text) => void chat.sendAs(roomId, teacher, text) })
  await close()
  expect(result).toMatchObject({ expected: 600, received: 600 })
  expect(result.p95).toBeLessThan(1000)
})
