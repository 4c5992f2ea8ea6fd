import { Refusal } from '@xhkt/release/refusal'
import type { Options } from './command.ts'

/** What to do if the collector does not answer. */
export const collectorHint = 'Name it by --beacons or XHKT_BEACONS'

/** The collector of the options, or that of `npm start`. */
export function collectorAddress({ beacons }: Options): string {
  // A pipeline sets a variable that its environment lacks to an empty text.
  const address = beacons ?? (process.env.XHKT_BEACONS || `http://localhost:${process.env.PORT ?? 8080}/collector/beacons`)
  if (!URL.canParse(address)) throw new Refusal('usage', `--beacons takes an address, not ${address}`)
  return address
}
