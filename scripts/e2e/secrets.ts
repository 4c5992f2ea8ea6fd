import type { BrowserContext, Page, Request } from '@playwright/test'

/** As what a secret is sent: a field of a body, or the bearer token. */
const kinds = ['password', 'sms_code', 'code', 'access_token', 'token'] as const
type Kind = (typeof kinds)[number]
/** A third party leads back with these in the address, which is then the page's to clean. */
const returned: string[] = ['code', 'access_token']
/** What is shorter, as a test may play it, is found anywhere. */
const shortest = 6

export interface Secrets {
  /** What the page has sent so far. */
  sent: () => Kind[]
  /** Where a secret stands now, or has been told, that the page has sent or that the test names. */
  leaks: (named?: Record<string, string>) => Promise<string[]>
}

type Kept = [place: string, text: string][]

/** Everything that the page keeps for longer than a moment, in the clear. One that moves on meanwhile is asked anew. */
async function keptBy(page: Page): Promise<Kept> {
  try {
    return await page.evaluate<Kept>(() => [
      ['local storage', JSON.stringify(localStorage)],
      ['session storage', JSON.stringify(sessionStorage)],
      ['state of the history', JSON.stringify(history.state)],
      ['address', location.href],
      ['title', document.title],
    ])
  } catch (error) {
    if (page.isClosed()) return []
    if (!String(error).includes('Execution context was destroyed')) throw error
    return keptBy(page)
  }
}

/** As a whole: the six digits of a code may stand within any longer number. */
const holds = (text: string, secret: string): boolean => new RegExp(`(?<!\\w)${secret.replace(/\W/g, '\\$&')}(?!\\w)`).test(text)

function bodyOf(request: Request): Partial<Record<Kind, unknown>> {
  try {
    return (request.postDataJSON() ?? {}) as Partial<Record<Kind, unknown>>
  } catch {
    // A file that is uploaded.
    return {}
  }
}

/** Watches what the pages of a browser send, and where else that turns up: in an address, in the console, in a storage. */
export function watchSecrets(context: BrowserContext, site: string): Secrets {
  const secrets = new Map<string, Kind>()
  const told: { place: string; text: string; isReturn: boolean }[] = []

  function note(request: Request): void {
    const url = request.url()
    told.push({ place: 'a request', text: url, isReturn: request.isNavigationRequest() })
    if (!url.startsWith(`${site}/v1/`)) return
    const sent = { ...bodyOf(request), token: request.headers().authorization?.replace(/^bearer /i, '') }
    for (const kind of kinds) {
      const secret = sent[kind]
      if (typeof secret === 'string' && secret.length >= shortest) secrets.set(secret, kind)
    }
  }

  context.on('request', note)
  context.on('console', (message) => void told.push({ place: 'the console', text: message.text(), isReturn: false }))
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => void told.push({ place: 'an address', text: frame.url(), isReturn: true })),
  )

  return {
    sent: () => [...new Set(secrets.values())].sort(),
    leaks: async (named = {}) => {
      const all = [...secrets, ...Object.entries(named).map(([name, secret]) => [secret, name] as const)]
      const ours = context.pages().filter((page) => page.url().startsWith(site))
      const kept = (await Promise.all(ours.map(keptBy))).flat().map(([place, text]) => ({ place, text, isReturn: false }))
      const found = [...told, ...kept].flatMap(({ place, text, isReturn }) =>
        all.filter(([secret, kind]) => !(isReturn && returned.includes(kind)) && holds(text, secret)).map(([, kind]) => `${kind} in ${place}`),
      )
      return [...new Set(found)]
    },
  }
}
