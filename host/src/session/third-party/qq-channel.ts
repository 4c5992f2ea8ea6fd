import type { ValueOf } from '@xhkt/contract/answer-shape'
import { readStrictly } from '@xhkt/platform/storage'
import type { QqReturn } from './qq-return.ts'

/**
 * Connects the tab that opened QQ's window with the callback page in that window. Not `opener`, because QQ's page may have removed
 * it.
 */
const name = 'xhkt_qq_login'

/** Milliseconds that the callback page waits for a tab to accept its answer. */
const offerTimeout = 1500

const offer = { kind: ['one', 'answer'], answer: { state: 'text', token: 'text', error: 'text' } } as const
const acceptance = { kind: ['one', 'taken'], state: 'text' } as const

/** Accepts the answer to the login with this state, once. Returns a function that stops listening. */
export function awaitQqReturn(state: string, onAnswer: (answer: QqReturn) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const answer = readStrictly(offer, data)?.answer
    if (answer?.state !== state) return
    channel.postMessage({ kind: 'taken', state } satisfies ValueOf<typeof acceptance>)
    channel.close()
    onAnswer(answer)
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
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (readStrictly(acceptance, data)?.state === answer.state) settle(true)
    }
    channel.postMessage({ kind: 'answer', answer } satisfies ValueOf<typeof offer>)
  })
}
