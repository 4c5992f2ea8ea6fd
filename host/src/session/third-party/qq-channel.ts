import type { QqReturn } from './qq-return.ts'

/**
 * Connects the tab that opened QQ's window with the callback page in that window. Not `opener`, because QQ's page may have removed
 * it.
 */
const name = 'xhkt_qq_login'

/** Milliseconds that the callback page waits for a tab to accept its answer. */
const offerTimeout = 1500

type Message = { kind: 'answer'; answer: QqReturn } | { kind: 'taken'; state: string }

/** Accepts the answer to the login with this state, once. Returns a function that stops listening. */
export function awaitQqReturn(state: string, onAnswer: (answer: QqReturn) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'answer' || data.answer.state !== state) return
    channel.postMessage({ kind: 'taken', state } satisfies Message)
    channel.close()
    onAnswer(data.answer)
  }
  return () => channel.close()
}

/** Offers the answer to the other tabs. Resolves to whether the tab that started the login has accepted it. */
export function offerQqReturn(answer: QqReturn): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name)
    const settle = (taken: boolean): void => {
      clearTimeout(timer)
      channel.close()
      resolve(taken)
    }
    const timer = setTimeout(() => settle(false), offerTimeout)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'taken' && data.state === answer.state) settle(true)
    }
    channel.postMessage({ kind: 'answer', answer } satisfies Message)
  })
}
