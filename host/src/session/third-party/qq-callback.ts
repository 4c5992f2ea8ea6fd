import { ApiError } from '@xhkt/platform/api'
import type { ThirdAccount } from '@xhkt/platform/auth'
import { signIn } from '../sign-in.ts'
import { resumeBinding, startBinding } from './binding.ts'
import { dropState, issuedState } from './oauth-state.ts'
import { type QqFailure, qqFailure } from './qq-attempt.ts'
import { offerQqReturn } from './qq-channel.ts'
import type { QqReturn } from './qq-return.ts'
import { canRetry, thirdPartyLogin } from './third-party-login.ts'

/**
 * handing: offers the answer to other tabs · handed: another tab has accepted it · binding: a phone must be bound here · refused: by the
 * server, with its own message · done: logged in here.
 */
export type CallbackState =
  | { at: 'handing' | 'handed' | 'working' | 'refused' | 'done' | QqFailure }
  | { at: 'binding'; account: ThirdAccount }
  | { at: 'lost'; retry: () => void }

type OnState = (state: CallbackState) => void

async function logIn(token: string, onState: OnState, again = false): Promise<void> {
  onState({ at: 'working' })
  try {
    const found = await thirdPartyLogin(2, token, again)
    if ('unbound' in found) {
      startBinding(found.unbound)
      onState({ at: 'binding', account: found.unbound })
      return
    }
    await signIn(found.login)
    onState({ at: 'done' })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    onState(canRetry(error) ? { at: 'lost', retry: () => void logIn(token, onState, true) } : { at: 'refused' })
  }
}

/** Whether the answer belongs to a login that this tab started. Each state is for single use. */
function isOurs({ state }: QqReturn): boolean {
  const issued = [issuedState('qq'), issuedState('qqHere')]
  dropState('qq')
  dropState('qqHere')
  return state !== '' && issued.includes(state)
}

/**
 * Handles QQ's answer on the callback page (docs/product/session.md#third-party-login). Passes it to the tab that waits for it and
 * closes this window. Without such a tab it finishes the login here, if this tab issued the state. Without an answer it resumes the
 * binding that a reload interrupted. The page leads on after the login.
 */
export async function finishQqReturn(answer: QqReturn | null, onState: OnState): Promise<void> {
  if (!answer) {
    const account = await resumeBinding()
    onState(account ? { at: 'binding', account } : { at: 'stale' })
    return
  }
  // No other tab waits for a login that left from this window.
  if (answer.state !== issuedState('qqHere') && (await offerQqReturn(answer))) {
    dropState('qq')
    window.close()
    onState({ at: 'handed' })
    return
  }
  const failure = isOurs(answer) ? qqFailure(answer) : 'stale'
  if (failure) onState({ at: failure })
  else await logIn(answer.token, onState)
}
