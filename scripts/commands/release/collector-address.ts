import { Refusal } from '@xhkt/release/refusal'
import type { Options } from './command.ts'

/** The collector of the options, or that of `npm start`. */
export function collectorAddress({ beacons = process.env.XHKT_BEACONS }: Options): string {
  const address = beacons ?? `http://localhost:${process.env.PORT ?? 8080}/collector/beacons`
  if (!URL.canParse(address)) throw new Refusal('usage', `--beacons takes an address, not ${address}`)
  return address
}
