import { setTimeout as wait } from 'node:timers/promises'
import { WireClient } from './wire-client.ts'

export interface LoadPlan {
  url: string
  roomId: string
  connections: number
  perSecond: number
  seconds: number
  sign: (userId: string) => string
  /** Sends a text to the room. */
  say: (text: string) => void
}

export interface LoadResult {
  /** Messages times connections. */
  expected: number
  received: number
  /** Milliseconds from the sending to the member. */
  median: number
  p95: number
  max: number
}

const graceMs = 3000
const joinedAtOnce = 50

/** Opens the connections, has the messages sent and counts what arrives at each connection. */
export async function measureLoad({ url, roomId, connections, perSecond, seconds, sign, say }: LoadPlan): Promise<LoadResult> {
  const delays: number[] = []
  const hear = (text: string) => delays.push(performance.now() - Number(text.split(' ')[1]))
  const members: WireClient[] = []
  while (members.length < connections) {
    const count = Math.min(joinedAtOnce, connections - members.length)
    const ids = Array.from({ length: count }, (_, index) => `u${10_000 + members.length + index}`)
    members.push(...(await Promise.all(ids.map((userId) => WireClient.join(url, userId, sign(userId), roomId, hear)))))
  }
  const messages = perSecond * seconds
  const start = performance.now()
  for (let sent = 0; sent < messages; sent += 1) {
    say(`消息 ${performance.now()} ${sent}`)
    await wait(Math.max(0, start + ((sent + 1) * 1000) / perSecond - performance.now()))
  }
  const expected = messages * connections
  const until = performance.now() + graceMs
  while (delays.length < expected && performance.now() < until) await wait(20)
  for (const member of members) member.close()
  const sorted = [...delays].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity
  return { expected, received: delays.length, median: at(0.5), p95: at(0.95), max: at(1) }
}
