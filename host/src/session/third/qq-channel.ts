import type { QqReturn } from './qq-return.ts'

/**
 * Between the tab that opened QQ's window and the callback page in that window. A channel of this origin, not `opener`:
 * QQ's page may have cut that off.
 */
const name = 'xhkt_qq_login'

/** How long the callback page waits for a tab that takes its answer, in milliseconds. */
const takenWithinMs = 1500

type Message = { kind: 'answer'; answer: QqReturn } | { kind: 'taken'; state: string }

/** Listens for the answer to the login with this state, and takes it, once. Returns how to stop. */
export function awaitQqReturn(state: string, take: (answer: QqReturn) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'answer' || data.answer.state !== state) return
    channel.postMessage({ kind: 'taken', state } satisfies Message)
    channel.close()
    take(data.answer)
  }
  return () => channel.close()
}

/** Offers the answer to the other tabs; true when the one that asked for it has taken it. */
export function offerQqReturn(answer: QqReturn): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name)
    const settle = (taken: boolean): void => {
      clearTimeout(timer)
      channel.close()
      resolve(taken)
    }
    const timer = setTimeout(() => settle(false), takenWithinMs)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'taken' && data.state === answer.state) settle(true)
    }
    channel.postMessage({ kind: 'answer', answer } satisfies Message)
  })
}
