// Runs inline in index.html before the boot script, in pages with a canary alone: decides which canaries this browser runs.
import type { Area } from '@xhkt/contract/federation/areas'
import { takesCanary } from '@xhkt/contract/federation/canary'
import type { LiveArea, Registry } from '@xhkt/contract/federation/registry'
import { chooseHost } from './boot/choose-host.ts'
import { thisBrowser } from './boot/this-browser.ts'

const { host, areas } = JSON.parse(document.getElementById('xhkt-registry')?.textContent || '{"areas":{}}') as Registry
const browser = thisBrowser()
const taken = (Object.entries(areas) as [Area, LiveArea][]).filter(([area, { canary }]) => canary && takesCanary(browser, area, canary))
window.__xhkt = { canaries: taken.map(([area]) => area), hostFallback: chooseHost(host, browser) }
