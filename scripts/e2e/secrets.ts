import type { BrowserContext, Page, Request } from '@playwright/test'
import { redeemCodes } from '../../sandbox/src/domains/redeem/seed.ts'
import { sampleAddresses } from '../../sandbox/src/domains/addresses/seed.ts'
import { SecretDetector, type SecretKind, type Seen } from '../lib/secret-detector.ts'

export interface Secrets {
  /** The kinds of secrets that the page has sent so far. */
  sent: () => SecretKind[]
  /** Descriptions of where a secret is or was seen. Secrets are those that the page has sent, those of the seed, and those of `named`. */
  leaks: (named?: Record<string, string>) => Promise<string[]>
}

const seeded = {
  phone: ['13800000001', '13800000002', ...sampleAddresses.map(({ phone }) => phone)],
  address: sampleAddresses.map(({ detail }) => detail),
  redeem_code: Object.values(redeemCodes).map(({ code }) => code),
}

/** All texts that the page stores. Retries if the page navigates meanwhile. */
async function storedBy(page: Page): Promise<Seen[]> {
  try {
    return await page.evaluate<Seen[]>(() => [
      ...Object.entries(localStorage).map(([key, text]) => ({ place: 'local storage', key, text: String(text) })),
      ...Object.entries(sessionStorage).map(([key, text]) => ({ place: 'session storage', key, text: String(text) })),
      { place: 'history state', text: JSON.stringify(history.state) },
      { place: 'address', text: location.href },
      { place: 'title', text: document.title },
    ])
  } catch (error) {
    if (page.isClosed()) return []
    if (!String(error).includes('Execution context was destroyed')) throw error
    return storedBy(page)
  }
}

function bodyOf(request: Request): Record<string, unknown> {
  try {
    return (request.postDataJSON() ?? {}) as Record<string, unknown>
  } catch {
    // The body of an upload is not JSON.
    return {}
  }
}

/** Whether an address belongs to the sandbox's own pages and calls, which production does not have. */
const isControl = (url: string): boolean => /^\w+:\/\/[^/]+\/sandbox([/?]|$)/.test(url)

/** Records the secrets that the pages of a browser send, and finds them in addresses, the console, beacons and storages. */
export function watchSecrets(context: BrowserContext, site: string): Secrets {
  const detector = new SecretDetector(seeded)

  function seeAddress(place: string, url: string, isReturn: boolean): void {
    if (!isControl(url)) detector.see({ place, text: url, isReturn })
  }

  function record(request: Request): void {
    const url = request.url()
    seeAddress('a request', url, request.isNavigationRequest())
    if (url.endsWith('/beacons')) detector.see({ place: 'a beacon', text: request.postData() ?? '' })
    if (!url.startsWith(`${site}/v1/`)) return
    const token = request.headers().authorization?.replace(/^bearer /i, '')
    detector.learn(new URL(url).pathname, { ...bodyOf(request), token })
  }

  context.on('request', record)
  context.on('console', (message) => {
    // Ignores the console of foreign pages: a browser logs there the address that it refuses.
    if (message.page()?.url().startsWith(site)) detector.see({ place: 'the console', text: message.text() })
  })
  context.on('page', (page) => page.on('framenavigated', (frame) => seeAddress('an address', frame.url(), true)))

  return {
    sent: () => detector.sent(),
    leaks: async (named) => {
      const ours = context.pages().filter((page) => page.url().startsWith(site))
      return detector.leaks((await Promise.all(ours.map(storedBy))).flat(), named)
    },
  }
}
