import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { liveStage } from '@xhkt/contract/constants'
import { buildSandbox } from '../app.ts'
import { measureLoad } from './chat/measure-load.ts'

// `npm run bench:chat` in this package: 1,000 members of one room hear 2 messages a second for a minute.
// Members and server share this process.
const [connections, perSecond, seconds] = [1000, 2, 60]
const targetMs = 1000

const dataDir = mkdtempSync(join(tmpdir(), 'xhkt-bench-'))
const { app, context } = await buildSandbox({ dataDir, scale: 60, log: () => undefined })
const url = await app.listen({ host: '127.0.0.1', port: 0 })
const { liveDesk, liveRooms } = context
const roomId = liveDesk.rooms().find(({ stage }) => stage === liveStage.onAir)?.roomId ?? ''
const teacher = { userId: `t${roomId}`, name: '老师', avatar: '' }
const cpu = process.cpuUsage()
const result = await measureLoad({
  ...{ url, roomId, connections, perSecond, seconds },
  sign: (userId) => liveRooms.signatures.sign(userId),
  say: (text) => void liveDesk.chat.sendAs(roomId, teacher, text),
})
const { user, system } = process.cpuUsage(cpu)
await app.close()
rmSync(dataDir, { recursive: true })
const ms = (time: number) => `${time.toFixed(0)} ms`
console.log(`${connections} connections, ${perSecond} messages a second, ${seconds} s`)
console.log(`received ${result.received} of ${result.expected}; median ${ms(result.median)}, 95 % within ${ms(result.p95)}, slowest ${ms(result.max)}`)
console.log(`processor time ${((user + system) / 1e6).toFixed(1)} s, memory ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`)
if (result.received !== result.expected || result.p95 > targetMs) process.exitCode = 1
