import type { BrowserContext, Page, Request } from '@playwright/test'

/** The kinds of secrets: fields of a body, and the bearer token. */
const kinds = ['password', 'sms_code', 'code', 'access_token', 'token', 'identity_number'] as const
type Kind = (typeof kinds)[number]
/** A third party returns with these in the address, and the page removes them. */
const returnParameters: string[] = ['code', 'access_token']
/** A shorter secret, which a test may use, would be found anywhere by chance. */
const minLength = 6

export interface Secrets {
  /** The kinds of secrets that the page has sent so far. */
  sent: () => Kind[]
  /** The places where a secret is or was: one that the page has sent, or one of `named`. */
  leaks: (named?: Record<string, string>) => Promise<string[]>
}

type Stored = [place: string, text: string][]

/** The texts of everything that the page stores. Retries when the page navigates meanwhile. */
async function storedBy(page: Page): Promise<Stored> {
  try {
    return await page.evaluate<Stored>(() => [
      ['local storage', JSON.stringify(localStorage)],
      ['session storage', JSON.stringify(sessionStorage)],
      ['history state', JSON.stringify(history.state)],
      ['address', location.href],
      ['title', document.title],
    ])
  } catch (error) {
    if (page.isClosed()) return []
    if (!String(error).includes('Execution context was destroyed')) throw error
    return storedBy(page)
  }
}

/** Matches whole words, because a longer number can contain the six digits of a code. */
const contains = (text: string, secret: string): boolean => new RegExp(`(?<!\\w)${secret.replace(/\W/g, '\\$&')}(?!\\w)`).test(text)

function bodyOf(request: Request): Partial<Record<Kind, unknown>> {
  try {
    return (request.postDataJSON() ?? {}) as Partial<Record<Kind, unknown>>
  } catch {
    // An uploaded file is no JSON.
    return {}
  }
}

/** Records the secrets that the pages of a browser send, and finds them in addresses, in the console and in storages. */
export function watchSecrets(context: BrowserContext, site: string): Secrets {
  const secrets = new Map<string, Kind>()
  const seen: { place: string; text: string; isReturn: boolean }[] = []

  function record(request: Request): void {
    const url = request.url()
    seen.push({ place: 'a request', text: url, isReturn: request.isNavigationRequest() })
    if (!url.startsWith(`${site}/v1/`)) return
    const sent = { ...bodyOf(request), token: request.headers().authorization?.replace(/^bearer /i, '') }
    for (const kind of kinds) {
      const secret = sent[kind]
      if (typeof secret === 'string' && secret.length >= minLength) secrets.set(secret, kind)
    }
  }

  context.on('request', record)
  context.on('console', (message) => void seen.push({ place: 'the console', text: message.text(), isReturn: false }))
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => void seen.push({ place: 'an address', text: frame.url(), isReturn: true })),
  )

  return {
    sent: () => [...new Set(secrets.values())].sort(),
    leaks: async (named = {}) => {
      const all = [...secrets, ...Object.entries(named).map(([name, secret]) => [secret, name] as const)]
      const ours = context.pages().filter((page) => page.url().startsWith(site))
      const stored = (await Promise.all(ours.map(storedBy))).flat().map(([place, text]) => ({ place, text, isReturn: false }))
      const found = [...seen, ...stored].flatMap(({ place, text, isReturn }) =>
        all.filter(([secret, kind]) => !(isReturn && returnParameters.includes(kind)) && contains(text, secret)).map(([, kind]) => `${kind} in ${place}`),
      )
      return [...new Set(found)]
    },
  }
}
