import type { ChatServer } from '../../../vendors/chat/chat-server.ts'
import { ChatRefusal } from '../../../vendors/chat/wire.ts'

/** Simulated learners who write messages automatically. */
export interface CrowdPlan {
  people: number
  /** Messages of all of them together. */
  perSecond: number
  seconds: number
}

interface Running extends CrowdPlan {
  sent: number
  /** `performance.now()` of the first message. */
  since: number
  timer: NodeJS.Timeout
}

export interface Crowds {
  start(roomId: string, plan: CrowdPlan): void
  /** Null when there is none. */
  running(roomId: string): (CrowdPlan & { sent: number }) | null
  stop(roomId: string): void
  stopAll(): void
}

const sentences = [
  '老师讲得很清楚',
  '这一步怎么来的？',
  '听懂了',
  '可以再讲一遍吗',
  '笔记记好了',
  '这道题和上一讲的例题一样',
  '哈哈哈',
  '公式在第几页？',
  '明白了，谢谢老师 👍',
  '网络有点卡，刚才漏了一句，请问结论是什么？',
]

const tickMs = 50

/** The crowds of the rooms. Their members count as online, and the database keeps their messages. */
export function createCrowds(chat: ChatServer): Crowds {
  const crowds = new Map<string, Running>()

  function stop(roomId: string): void {
    const running = crowds.get(roomId)
    if (!running) return
    clearInterval(running.timer)
    crowds.delete(roomId)
    chat.setCrowd(roomId, 0)
  }

  function write(roomId: string, running: Running): void {
    const elapsed = (performance.now() - running.since) / 1000
    const due = Math.floor(Math.min(elapsed, running.seconds) * running.perSecond)
    while (running.sent < due) {
      const number = (running.sent % running.people) + 1
      chat.sendAs(roomId, { userId: `c${number}`, name: `学员${number}`, avatar: '' }, sentences[running.sent % sentences.length] ?? '')
      running.sent += 1
    }
    if (elapsed >= running.seconds) stop(roomId)
  }

  return {
    start: (roomId, plan) => {
      stop(roomId)
      chat.setCrowd(roomId, plan.people)
      const timer = setInterval(() => {
        try {
          write(roomId, running)
        } catch (error) {
          // The room has been dismissed.
          stop(roomId)
          if (!(error instanceof ChatRefusal)) throw error
        }
      }, tickMs)
      timer.unref()
      const running: Running = { ...plan, sent: 0, since: performance.now(), timer }
      crowds.set(roomId, running)
    },
    running: (roomId) => {
      const running = crowds.get(roomId)
      if (!running) return null
      const { people, perSecond, seconds, sent } = running
      return { people, perSecond, seconds, sent }
    },
    stop,
    stopAll: () => {
      for (const roomId of [...crowds.keys()]) stop(roomId)
    },
  }
}
