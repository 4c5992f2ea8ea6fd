import { createRoot } from 'react-dom/client'
import { digestOf, releaseName, routeOf, routePaths } from '../../federation/tab-releases.ts'
import { AssetLoader } from '../../federation/asset-loader.ts'
import { hasFallback } from '../../federation/fallback-release.ts'
import { reportAnswerFaults } from '../../federation/answer-faults.ts'
import { countLoad, sendCountsWhenLeft } from '../../federation/beacons.ts'
import { type HostPages, provideHostPages } from '../../federation/host-pages.ts'
import { pagesLoading } from '../../federation/pages-loading.ts'
import { reportFile } from '../../federation/report-failure.ts'
import { loadFiles } from '../../federation/release-files.ts'
import { assetTimeout } from '../../federation/asset-timeout.ts'
import { prepareFirstMedia } from '../../federation/prepare-media.ts'
import '../../federation/provide.ts'
import { readAnswersBy } from '@xhkt/platform/api'
import { useAuth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import { toast } from '@xhkt/platform/toast'
import { captureQqReturn } from '../../session/third-party/qq-return.ts'
import { captureWechatReturn } from '../../session/third-party/wechat-return.ts'
import { watchForUpdates } from '../upgrade/check-for-update.ts'
import { keepReferral } from '../../boot/referral.ts'
import { answers } from './answers.ts'
import { App } from './app.tsx'
import { startDebugConsole } from './debug-console.ts'
import { asksForRelease } from '../override/override-request.ts'
import { startScrollRestoration } from '../navigation/scroll-restoration.ts'
import { countFailed } from '../unread/count-failed.ts'
import { keepSystemConfig } from './system-config-cache.ts'

/** Loads after the page what the page does not need. Without it the page and its links still work. */
function loadAtIdle(): void {
  const load = (): void => {
    import(/* webpackChunkName: "idle" */ './start-at-idle.ts').then(
      ({ startAtIdle }) => startAtIdle(),
      () => useAuth.getState().token && toast.error(countFailed),
    )
  }
  const wait = (): unknown => ('requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** Whether the address may need `correctAddress`: it has no route, or something else than a code in a segment or a parameter. */
const isOddAddress = ({ pathname, search } = location): boolean =>
  !routeOf(pathname) || /[^\w/.-]/.test(pathname) || /(_id|_no|_code|\bic)=[\w-]*[^\w&-]/.test(search)

/** Starts the app, which replaces the static shell. */
export function start(pages: HostPages): void {
  // First of all, because a third party's secret is in the address.
  captureWechatReturn()
  captureQqReturn()
  readAnswersBy(answers)
  reportAnswerFaults()
  provideHostPages(pages)
  window.__xhktLoading = new AssetLoader({
    digestOf,
    loadDigests: loadFiles,
    timeout: assetTimeout(),
    // Only a page that is loading can switch to a fallback release. A file that it loads later cannot.
    hasFallback: (folder) => pagesLoading.includes(folder) && hasFallback(folder),
    onFailure: reportFile,
  })
  prepareFirstMedia().catch(() => undefined)
  sendCountsWhenLeft()
  countLoad('host', releaseName('host'))
  watchForUpdates()
  keepSystemConfig()
  // Uses the chunk that loads at idle.
  startScrollRestoration(() => import(/* webpackChunkName: "idle" */ '../back/keep-scroll.ts').then(({ keepScroll }) => keepScroll))
  loadAtIdle()
  void startDebugConsole(location.hostname)
  if (config.overrides.length > 0) void import(/* webpackChunkName: "override" */ '../override/devtools.ts').then(({ describeRemotes }) => describeRemotes())
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const render = (): void => {
    // Only an address from outside carries codes. Links within the site have none.
    keepReferral(location.search)
    createRoot(root).render(<App />)
  }
  const before: Promise<void>[] = []
  if (isOddAddress()) {
    const address = import(/* webpackChunkName: "address" */ '../navigation/correct-address.ts')
    before.push(address.then(({ correctAddress }) => correctAddress(routePaths())))
  }
  if (asksForRelease()) {
    const override = import(/* webpackChunkName: "override" */ '../override/override.tsx')
    before.push(override.then(({ applyOverrides }) => applyOverrides()))
  }
  // `AssetLoader` reports a chunk that fails.
  if (before.length > 0) void Promise.allSettled(before).then(render)
  else render()
}
