// Runs inline in index.html before the boot script, in pages with a canary and in those of a preview of the host: decides which canaries
// this browser runs, and leaves a preview that does not start.
import type { Area } from '@xhkt/contract/federation/areas'
import { takesCanary } from '@xhkt/contract/federation/canary'
import type { LiveArea, Registry } from '@xhkt/contract/federation/registry'
import { chooseHost } from './boot/choose-host.ts'
import { failedPreview, reloadFor } from './boot/host-preview-cookie.ts'
import { liveHost } from './boot/live-host.ts'
import { thisBrowser } from './boot/this-browser.ts'

const { host, areas } = JSON.parse(document.getElementById('xhkt-registry')?.textContent || '{"areas":{}}') as Registry
const browser = thisBrowser()
const taken = (Object.entries(areas) as [Area, LiveArea][]).filter(([area, { canary }]) => canary && takesCanary(browser, area, canary))
const { preview } = JSON.parse(document.getElementById('xhkt-config')?.textContent || '{}') as { preview?: string }
const hostFallback = preview ? liveHost(host?.previous, () => reloadFor(failedPreview(preview))) : chooseHost(host, browser)
window.__xhkt = { canaries: taken.map(([area]) => area), hostFallback }
