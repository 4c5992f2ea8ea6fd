import { createRoot } from 'react-dom/client'
import { digestOf, releaseName } from '../federation/tab-releases.ts'
import { LoadControl } from '../federation/load-control.ts'
import { hasStandIn } from '../federation/stand-in.ts'
import { countLoad, sendLoadsWhenLeft } from '../federation/beacons.ts'
import { opening } from '../federation/opening.ts'
import { reportFile } from '../federation/report-failure.ts'
import { loadedPage, loadPage } from '../federation/load-page.ts'
import { patienceOfLine } from '../federation/patience.ts'
import { giveAreaRuntime } from '../federation/area-runtime.ts'
import { forgetFailedShares } from '../federation/forget-failed-share.ts'
import { offerLegacyShareKeys } from '../federation/legacy-share-keys.ts'
import '../federation/provide.ts'
import { prefetchLogin } from '../session/login-loader.ts'
import { holdQqReturn } from '../session/third/qq-return.ts'
import { holdWechatReturn } from '../session/third/wechat-return.ts'
import { watchForNewer } from '../upgrade/look-for-newer.ts'
import { wantsOverride } from '../override/wants-override.ts'
import { keepReferral } from '../referral.ts'
import { App } from './app.tsx'
import { startDebugConsole } from './debug-console.ts'
import { loadHostPage } from './host-page.tsx'
import { keptAddress } from './kept-address.ts'
import { history, linkAt } from './navigation.ts'
import { isRestored, keepRoom } from './page-room.ts'
import { keepSystemConfig } from './system-config-cache.ts'

const isBack = (): boolean => (history.action as string) === 'POP' && isRestored()

/** After the page itself: none of it is waited for, and without it links work as they are. */
function prepareMovesAtIdle(): void {
  const prepare = (): void => {
    import(/* webpackChunkName: "intent" */ '../intent/intent.ts')
      .then((intent) => intent.prepareMoves({ linkAt, keptAddress, loadHostPage, loadedPage, loadPage, prefetchLogin, isBack }))
      .catch(() => undefined)
  }
  const wait = (): unknown => ('requestIdleCallback' in window ? requestIdleCallback(prepare) : setTimeout(prepare))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** Takes the page over from its static shell. */
export function start(): void {
  // First of all: what a third party has put into the address is a secret.
  holdWechatReturn()
  holdQqReturn()
  forgetFailedShares()
  giveAreaRuntime()
  offerLegacyShareKeys()
  window.__xhktLoading = new LoadControl({
    digestOf,
    patience: patienceOfLine(),
    // Only a page on its way goes over to another release; what a page asks for later has no other.
    hasStandIn: (folder) => opening.includes(folder) && hasStandIn(folder),
    onFailure: reportFile,
  })
  sendLoadsWhenLeft()
  countLoad('host', releaseName('host'))
  watchForNewer()
  // Only what an address from outside carries: links within the site have none.
  keepReferral(location.search)
  keepSystemConfig()
  keepRoom()
  prepareMovesAtIdle()
  void startDebugConsole(location.hostname)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const draw = (): void => createRoot(root).render(<App />)
  if (!wantsOverride()) draw()
  else {
    void import(/* webpackChunkName: "override" */ '../override/override.tsx')
      .then(({ applyOverrides }) => applyOverrides())
      // A file that could not be had is reported by whoever loads it.
      .catch(() => undefined)
      .finally(draw)
  }
}
