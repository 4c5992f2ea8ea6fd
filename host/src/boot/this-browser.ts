import type { Browser } from '@xhkt/contract/federation/canary'
import { storedDeviceId } from '@xhkt/platform/api/device-id'
import { engine } from './engine.ts'

/** What decides on canaries in this browser. */
export const thisBrowser = (): Browser => ({
  device: storedDeviceId(),
  engine: engine(),
  isStaff: document.cookie.split('; ').includes('xhkt_staff=1'),
})
