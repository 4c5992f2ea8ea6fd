import type { Page } from '@playwright/test'

export interface Line {
  /** Kilobits per second. */
  kbps: number
  latency: number
  cpu: number
}

/** The profile of the budgets: 1.6 Mbit/s, 150 ms latency, a CPU four times slower. */
export const slowLine: Line = { kbps: 1600, latency: 150, cpu: 4 }

/** A weak machine on a good line. */
export const weakMachine: Line = { kbps: 20_000, latency: 20, cpu: 6 }

export async function throttle(page: Page, line: Line): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const throughput = (line.kbps * 1000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.cpu })
}
