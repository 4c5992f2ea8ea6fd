import { auth } from '@xhkt/platform/auth'
import { createBrowserHistory } from '@xhkt/platform/router/history'
import { confirmLeave, interceptMove } from './confirm-leave.ts'
import { addressOf, guarded, type Move, type Target } from './guard.ts'
import { enterEntry, isRestored, leaveByBack, noteScroll } from './scroll-restoration.ts'

const browserHistory = createBrowserHistory({ v5Compat: true })

/** Whether the move stays at the path and query. */
function isSameView(to: Target): boolean {
  const { pathname, search } = new URL(addressOf(to), location.href)
  return pathname === location.pathname && search === location.search
}

/** Waits for the answer of the learner where the move would lose what they have entered. */
const asked = (move: Move): Move => (to, state) => {
  if (isSameView(to)) move(to, state)
  else confirmLeave(() => move(to, state))
}

/**
 * Back and forward leave the page that requested the login, so the dialog closes and the login request resolves to false. They may lead
 * to a page that needs a session, so the cookies are read again.
 */
function handleBack(): void {
  auth.closeLogin()
  auth.synchronize()
}

const navigationListeners = new Set<() => void>()

/** Calls back on every change of the address. The history takes one listener only, which is the router's. */
export function onNavigate(listener: () => void): void {
  navigationListeners.add(listener)
}

/** The browser's history with the guard of login-required routes. */
export const history = {
  ...browserHistory,
  // Runs before the router's listener, because the page that it renders may request a login. A separate window listener would come too
  // late: the browser calls listeners in the order of their registration, and React may render in between.
  listen: (listener: Parameters<typeof browserHistory.listen>[0]) =>
    browserHistory.listen((update) => {
      const action: string = update.action
      if (action === 'POP') {
        if (interceptMove(update.delta, (delta) => browserHistory.go(delta))) return
        handleBack()
        leaveByBack()
      } else enterEntry()
      listener(update)
      for (const each of navigationListeners) each()
    }),
  get action() {
    return browserHistory.action
  },
  get location() {
    return browserHistory.location
  },
  push: asked(
    guarded((to, state) => {
      noteScroll()
      browserHistory.push(to, state)
    }),
  ),
  replace: asked(guarded((to, state) => browserHistory.replace(to, state))),
}

/** Whether the learner reached the current page by back or forward. */
export const isBack = (): boolean => (history.action as string) === 'POP' && isRestored()
