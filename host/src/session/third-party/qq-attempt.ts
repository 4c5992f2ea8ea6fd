import { ApiError } from '@xhkt/platform/api'
import type { LoginResult } from '@xhkt/contract'
import { startBinding } from './binding.ts'
import { dropState } from './oauth-state.ts'
import { awaitQqReturn } from './qq-channel.ts'
import type { QqReturn } from './qq-return.ts'
import { canRetry, thirdPartyLogin } from './third-party-login.ts'

/**
 * waiting: QQ's window is open · working: its answer is sent to the server · lost: a transport error, can be retried · unloaded: the
 * chunk failed to load · the others are the reasons of a failure.
 */
export type QqState = 'idle' | 'waiting' | 'working' | 'lost' | 'unloaded' | QqFailure
export type QqFailure = 'blocked' | 'closed' | 'denied' | 'stale' | 'empty'

/** The reason why an answer is unusable; null if it has an access token. */
export function qqFailure({ token, error }: QqReturn): QqFailure | null {
  if (error) return error === 'access_denied' ? 'denied' : 'empty'
  return token ? null : 'empty'
}

export interface QqAttempt {
  retry: () => void
  stop: () => void
}

/** What QQ's access token is for. */
export type QqPurpose =
  | { flow: 'qq'; onLogin: (result: LoginResult) => Promise<void> }
  /** Binds the account to a signed-in learner. */
  | { flow: 'qqLink'; onToken: (token: string) => void }

interface Options {
  popup: Window
  state: string
  onState: (state: QqState) => void
  purpose: () => QqPurpose
}

/** A window fires no event here when it closes, so it is polled. */
const pollMs = 500

/** Waits for QQ's window to answer or to close. */
export function followQqWindow({ popup, state, onState, purpose }: Options): QqAttempt {
  let stopped = false
  let token = ''
  const { flow } = purpose()
  const setState = (next: QqState): void => {
    if (!stopped) onState(next)
  }

  async function finish(again: boolean): Promise<void> {
    const use = purpose()
    if (use.flow === 'qqLink') {
      setState('idle')
      use.onToken(token)
      return
    }
    setState('working')
    try {
      const found = await thirdPartyLogin(2, token, again)
      if (stopped) return
      if ('login' in found) await use.onLogin(found.login)
      else startBinding(found.unbound)
      setState('idle')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The API client has shown the message of a refusal, and the form can be used again.
      setState(canRetry(error) ? 'lost' : 'idle')
    }
  }

  const stopListening = awaitQqReturn(state, (answer) => {
    clearInterval(polling)
    dropState(flow)
    token = answer.token
    const failure = qqFailure(answer)
    if (failure) setState(failure)
    else void finish(false)
  })

  const polling = setInterval(() => {
    if (!popup.closed) return
    clearInterval(polling)
    // Keeps listening: a page with cross-origin isolation looks closed from here, and may still answer.
    setState('closed')
  }, pollMs)

  return {
    retry: () => void finish(true),
    stop: () => {
      stopped = true
      clearInterval(polling)
      stopListening()
      dropState(flow)
      popup.close()
    },
  }
}
