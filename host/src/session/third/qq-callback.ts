import { ApiError } from '@xhkt/platform/api'
import { auth, type ThirdAccount } from '@xhkt/platform/auth'
import { signIn } from '../session.ts'
import { dropState, issuedState } from './one-time-state.ts'
import { type QqFailure, qqFailure } from './qq-attempt.ts'
import { offerQqReturn } from './qq-channel.ts'
import type { QqReturn } from './qq-return.ts'
import { isLost, thirdLogin } from './third-login.ts'

/**
 * handing: another tab may take the answer · handed: it has · binding: a phone is to be bound here · refused: the server did, by
 * its own message · done: logged in here.
 */
export type CallbackState =
  | { at: 'handing' | 'handed' | 'working' | 'refused' | 'done' | QqFailure }
  | { at: 'binding'; account: ThirdAccount }
  | { at: 'lost'; retry: () => void }

type Tell = (state: CallbackState) => void

async function logIn(token: string, tell: Tell, again = false): Promise<void> {
  tell({ at: 'working' })
  try {
    const found = await thirdLogin(2, token, again)
    if ('unbound' in found) {
      auth.openBind(found.unbound)
      tell({ at: 'binding', account: found.unbound })
      return
    }
    await signIn(found.login)
    tell({ at: 'done' })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    tell(isLost(error) ? { at: 'lost', retry: () => void logIn(token, tell, true) } : { at: 'refused' })
  }
}

/** Does the answer belong to a login that this tab has asked for? Either state is good once. */
function isOurs({ state }: QqReturn): boolean {
  const issued = [issuedState('qq'), issuedState('qqHere')]
  dropState('qq')
  dropState('qqHere')
  return state !== '' && issued.includes(state)
}

/**
 * Section 2, the callback page: hands QQ's answer to the tab that waits for it and closes this window; with nobody there it
 * finishes the login itself, if the state is one of its own.
 */
export async function finishQqReturn(answer: QqReturn | null, tell: Tell): Promise<void> {
  if (!answer) {
    tell({ at: 'stale' })
    return
  }
  // A login that left from this very window has nobody else to tell.
  if (answer.state !== issuedState('qqHere') && (await offerQqReturn(answer))) {
    dropState('qq')
    window.close()
    tell({ at: 'handed' })
    return
  }
  const failure = isOurs(answer) ? qqFailure(answer) : 'stale'
  if (failure) tell({ at: failure })
  else await logIn(answer.token, tell)
}
