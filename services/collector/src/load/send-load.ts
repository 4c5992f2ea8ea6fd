import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export interface Load {
  /** Where beacons are posted, in turn. */
  addresses: string[]
  /** The release that they name. */
  release: string
  perSecond: number
  seconds: number
}

export interface Sent {
  /** Beacons that were answered with 204. */
  accepted: number
  /** Tries without an answer, or with another one. */
  retries: number
}

const bodyOf = (release: string): string =>
  JSON.stringify({
    loads: [{ area: 'catalog', release, count: 1 }],
    failures: [],
    engine: 'chromium 150',
    vitals: [{ name: 'LCP', value: 1_200, page: '/home', area: 'catalog', release }],
  })

/** The status of the answer, or 0 if the collector is not there. */
function post(address: string, body: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const sending = request(address, { method: 'POST', agent, headers: { 'content-type': 'text/plain', 'content-length': body.length } })
    sending.once('error', () => resolve(0))
    sending.once('response', (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    sending.end(body)
  })
}

/** Sends beacons evenly. One that is not accepted, as during a restart, is sent again until it is. */
export async function sendLoad({ addresses, release, perSecond, seconds }: Load): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const sent: Sent = { accepted: 0, retries: 0 }
  const body = bodyOf(release)
  let tries = 0
  const nextAddress = (): string => addresses[tries++ % addresses.length] ?? ''
  const deliver = async (): Promise<void> => {
    while ((await post(nextAddress(), body, agent)) !== 204) {
      sent.retries++
      await delay(50)
    }
    sent.accepted++
  }
  const began = performance.now()
  const open: Promise<void>[] = []
  while (open.length < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, Math.ceil(((performance.now() - began) / 1_000) * perSecond))
    while (open.length < due) open.push(deliver())
    await delay(5)
  }
  await Promise.all(open)
  agent.destroy()
  return sent
}
