import { renderHook } from '@testing-library/react'
import type { Reservation } from '@xhkt/contract'
import { storedReferral } from '@xhkt/contract/referral'
import { useResumeAfterLogin } from '@xhkt/kit/action/resume-after-login'
import type * as DeviceId from '@xhkt/platform/api/device-id'
import type * as Auth from '@xhkt/platform/auth'
import { wantsReminders } from '@xhkt/kit/reminders/reminder-settings'
import { noteDrafts } from '@xhkt/kit/notes/note-drafts'
import { useSearchHistory } from '@xhkt/kit/search/history'
import { queryClient } from '@xhkt/platform/query'
import { useResendCountdown } from '@xhkt/platform/sms-code'
import { savedPassword } from '@xhkt/platform/storage'
import { renderPage } from '@xhkt/testing/render-page'
import { showFirstView } from '../../../host/src/boot/first-view.ts'
import { markReturned, returnAddress } from '../../../host/src/session/return-address.ts'
import { issuedState } from '../../../host/src/session/third-party/oauth-state.ts'
import { storedAccount } from '../../../host/src/session/third-party/pending-account.ts'
import { typedPhone } from '../../../host/src/session/typed-phone.ts'
import { keepSystemConfig } from '../../../host/src/shell/app/system-config-cache.ts'
import { colorScheme } from '../../../host/src/shell/color-scheme/color-scheme.ts'
import { storedOverride } from '../../../host/src/shell/override/override-request.ts'
import { dueReminders } from '../../../host/src/shell/reminders/due-reminders.ts'
import { useCompared } from '../../../remote-catalog/src/common/compare/compared.ts'
import { feedbackDrafts } from '../../../remote-personal/src/features/feedback/model/feedback-draft.ts'
import { blockedPeople } from '../../../remote-player/src/features/live/chat/model/blocked-people.ts'
import { danmakuSettings } from '../../../remote-player/src/features/live/danmaku/model/danmaku-settings.ts'
import { playerSettings } from '../../../remote-player/src/common/player/model/player-settings.ts'
import { createPendingStore } from '../../../remote-player/src/common/progress/pending-store.ts'
import { placeRecord } from '../../../remote-player/src/common/progress/place/place-record.ts'
import { now } from './stored-values.ts'

/** The result of a hook. */
function resultOf<T>(hook: () => T): T {
  const { result, unmount } = renderHook(hook)
  unmount()
  return result.current
}

/** Loads a module again, as in a new tab, because the module reads its stored value only once. */
function inNewTab(name: string): unknown {
  let module: unknown
  jest.isolateModules(() => void (module = jest.requireActual(name)))
  return module
}

function account(): unknown {
  const { user, tag } = (inNewTab('@xhkt/platform/auth') as typeof Auth).useAuth.getState()
  return { user, tag }
}

function configAtStart(): unknown {
  queryClient.clear()
  keepSystemConfig()()
  return queryClient.getQueriesData({ queryKey: ['/v1/sys/config'] }).map(([, config]) => config)
}

function firstView(): string | undefined {
  const trees = jest.spyOn(Element.prototype, 'attachShadow')
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined })
  showFirstView()
  const tree = trees.mock.results[0]?.value as ShadowRoot | undefined
  trees.mockRestore()
  document.body.replaceChildren()
  return tree?.innerHTML
}

function isResumed(): boolean {
  const resume = jest.fn()
  function Page() {
    useResumeAfterLogin('reserve 101', resume)
    return null
  }
  renderPage(<Page />, { address: '/?resume=1', session: true }).unmount()
  return resume.mock.calls.length > 0
}

const reservation = { section_id: '101', starts_at: now / 1000 } as Reservation

/** Reads each stored value as the app does for the learner 1, by the value's name in the privacy policy. */
export const readers: Readonly<Record<string, () => unknown>> = {
  xhkt_user: account,
  xhkt_device_id: () => (inNewTab('@xhkt/platform/api/device-id') as typeof DeviceId).deviceId(),
  xhkt_color_scheme: colorScheme.get,
  xhkt_code_resend_at: () => resultOf(() => useResendCountdown('login'))[0],
  xhkt_code_resend_bind_at: () => resultOf(() => useResendCountdown('bind'))[0],
  xhkt_sys_config: configAtStart,
  xhkt_first_view: firstView,
  xhkt_ic: () => storedReferral('ic'),
  xhkt_promotion_code: () => storedReferral('promotion_code'),
  xhkt_search_history: () => resultOf(useSearchHistory),
  xhkt_player: playerSettings,
  xhkt_danmaku: danmakuSettings,
  xhkt_blocked_people: () => [...blockedPeople()],
  xhkt_study_place: placeRecord.get,
  xhkt_study_reports: () => createPendingStore(Date.now).all(),
  xhkt_note_drafts: () => noteDrafts.of('1', '101'),
  xhkt_feedback_draft: () => feedbackDrafts.get('1'),
  xhkt_reminders: () => wantsReminders('1'),
  xhkt_reminded: () => dueReminders('1', [reservation], now / 1000).length,
  xhkt_saved_password: () => savedPassword.get(),
  xhkt_typed_phone: typedPhone.get,
  xhkt_state: () => issuedState('qq'),
  xhkt_third_account: storedAccount,
  xhkt_compared: () => resultOf(useCompared),
  xhkt_override: () => storedOverride.get(),
  xhkt_resume: isResumed,
  xhkt_return_to: () => {
    markReturned()
    return returnAddress()
  },
}
