import { ApiError } from '@xhkt/platform/api'
import { auth } from '@xhkt/platform/auth'
import type { LoginResult } from '@xhkt/contract'
import { dropState } from './one-time-state.ts'
import { awaitQqReturn } from './qq-channel.ts'
import type { QqReturn } from './qq-return.ts'
import { isLost, thirdLogin } from './third-login.ts'

/**
 * waiting: QQ's window is open · working: its answer goes to the server · lost: the answer got lost on the way, and can be
 * sent again · unloaded: the code that follows the window did not come · the others say why nothing came of it.
 */
export type QqState = 'idle' | 'waiting' | 'working' | 'lost' | 'unloaded' | QqFailure
export type QqFailure = 'blocked' | 'closed' | 'denied' | 'stale' | 'empty'

/** Why an answer is none; null for one with an access token. */
export function qqFailure({ token, error }: QqReturn): QqFailure | null {
  if (error) return error === 'access_denied' ? 'denied' : 'empty'
  return token ? null : 'empty'
}

export interface QqAttempt {
  retry: () => void
  stop: () => void
}

interface Followed {
  popup: Window
  state: string
  onState: (state: QqState) => void
  onLogin: (result: LoginResult) => Promise<void>
}

/** A window tells nobody that it closes. */
const lookEveryMs = 500

/** Follows QQ's window to its end: the answer, or that it has been closed. */
export function followQqWindow({ popup, state, onState, onLogin }: Followed): QqAttempt {
  let stopped = false
  let token = ''
  const tell = (next: QqState): void => {
    if (!stopped) onState(next)
  }

  async function finish(again: boolean): Promise<void> {
    tell('working')
    try {
      const found = await thirdLogin(2, token, again)
      if (stopped) return
      if ('login' in found) await onLogin(found.login)
      else auth.openBind(found.unbound)
      tell('idle')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A refusal has been told by the server's message, and the form can be used again.
      tell(isLost(error) ? 'lost' : 'idle')
    }
  }

  const stopListening = awaitQqReturn(state, (answer) => {
    clearInterval(looking)
    dropState('qq')
    token = answer.token
    const failure = qqFailure(answer)
    if (failure) tell(failure)
    else void finish(false)
  })

  const looking = setInterval(() => {
    if (!popup.closed) return
    clearInterval(looking)
    // Still listening: a page that isolates itself looks closed from here, and may yet answer.
    tell('closed')
  }, lookEveryMs)

  return {
    retry: () => void finish(true),
    stop: () => {
      stopped = true
      clearInterval(looking)
      stopListening()
      dropState('qq')
      popup.close()
    },
  }
}
