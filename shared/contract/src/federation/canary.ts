import type { Owner } from './areas.ts'
import type { Engine } from './beacon.ts'
import type { Canary, CanaryAim } from './registry.ts'

/** A hash of the text, of 32 bits: FNV-1a, then the final mix of MurmurHash3, which spreads similar texts evenly. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const hexOf = (text: string): string => hashOf(text).toString(16).padStart(8, '0')

/** What the registry has of a device id: 64 bits, from which nobody can make the id. Each release has another digest of the same device. */
export const deviceDigest = (deviceId: string, release: string): string => hexOf(`${release} ${deviceId}`) + hexOf(`${deviceId} ${release}`)

/** The cookie with the release of the host's canary. By it a web server chooses the page (deploy/nginx/host-canary.conf). */
export const hostCookie = 'xhkt_host'

/** What decides on a canary in a browser. */
export interface Browser {
  /** The device id (docs/product/api.md#requests); null where storage is blocked: such a browser gets no canary. */
  device: string | null
  engine?: Engine
  /** Whether the browser has the cookie `xhkt_staff`. */
  isStaff?: boolean
}

/**
 * Whether a browser gets the canary of an owner. The answer is stable. A larger share only adds browsers. Each release of each owner
 * selects its browsers independently. Staff and listed devices get it whatever the share is, and in any engine.
 */
export function takesCanary({ device, engine = 'other', isStaff = false }: Browser, owner: Owner, { release, share, aim = {} }: Canary): boolean {
  if (!device) return false
  const position = (hashOf(`${owner} ${release} ${device}`) / 2 ** 32) * 100
  const { share: shareOfEngines = 0, engines = [], staff, devices = [] }: CanaryAim = aim
  const [name = ''] = engine.split(' ')
  return (
    position < share ||
    (position < shareOfEngines && engines.some((one) => one === name)) ||
    (staff === true && isStaff) ||
    devices.includes(deviceDigest(device, release))
  )
}
