/** Kinds of secrets: the names of fields of a request's body, and of seeded data. */
const kinds = ['password', 'sms_code', 'code', 'access_token', 'token', 'identity_number', 'phone', 'address', 'redeem_code'] as const
export type SecretKind = (typeof kinds)[number]

/** The kinds of fields whose name is not that of their kind. */
const otherNames: Partial<Record<string, SecretKind>> = { detail: 'address' }
const redeemPath = '/v1/order/exchange/course'

/** A third party puts these into the address to which it returns, and the page removes them. */
const returned: SecretKind[] = ['code', 'access_token']
/** Entries of a storage that hold the phone of the account, as the privacy policy says. */
const phoneKeys = ['xhkt_user', 'xhkt_saved_password', 'xhkt_typed_phone']

/** Shorter secrets, which a test may use, do not count: they would be found anywhere by chance. */
const minLength = 6
const minAddressLength = 5

/** A text that a secret must not be in. */
export interface Seen {
  place: string
  text: string
  /** The key, if the text is an entry of a storage. */
  key?: string
  /** Is the text an address to which a third party may have returned? */
  isReturn?: boolean
}

const isKind = (name: string): name is SecretKind => (kinds as readonly string[]).includes(name)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** The text, followed by its form without percent-encoding. */
const readings = ({ text }: Seen): string => (text.includes('%') ? `${text} ${decoded(text)}` : text)

/** Matches whole words, because a longer number can contain the six digits of a code. */
const contains = (text: string, secret: string): boolean =>
  text.includes(secret) && new RegExp(`(?<!\\w)${secret.replace(/\W/g, '\\$&')}(?!\\w)`).test(text)

const isAllowed = ({ key = '', isReturn }: Seen, kind: string): boolean =>
  (kind === 'phone' && phoneKeys.includes(key)) || (isReturn === true && (returned as string[]).includes(kind))

/** Learns the secrets of a learner, and finds them where they must not be: in addresses, the console, beacons and storages. */
export class SecretDetector {
  readonly #seeded: readonly (readonly [string, SecretKind])[]
  /** A value that is sent as two kinds counts as the last one. */
  readonly #sent = new Map<string, SecretKind>()
  readonly #seen: Seen[] = []

  /** @param seeded - secrets that pages can show without a learner sending them */
  constructor(seeded: Partial<Record<SecretKind, readonly string[]>> = {}) {
    this.#seeded = Object.entries(seeded).flatMap(([kind, secrets]) => secrets.map((secret) => [secret, kind as SecretKind] as const))
  }

  #learn(kind: SecretKind, secret: unknown): void {
    if (typeof secret !== 'string' || secret.length < (kind === 'address' ? minAddressLength : minLength)) return
    this.#sent.set(secret, kind)
  }

  /** Learns the secrets that a call sends. */
  learn(path: string, body: Record<string, unknown>): void {
    for (const [name, value] of Object.entries(body)) {
      const kind = path === redeemPath && name === 'code' ? 'redeem_code' : (otherNames[name] ?? name)
      if (isKind(kind)) this.#learn(kind, value)
    }
  }

  see(seen: Seen): void {
    this.#seen.push(seen)
  }

  /** The kinds of secrets that were sent, sorted. */
  sent(): SecretKind[] {
    return [...new Set(this.#sent.values())].sort()
  }

  /** The secrets that were found in seen texts and in `stored`, such as `phone in an address`. `named` are more secrets, by name. */
  leaks(stored: readonly Seen[] = [], named: Readonly<Record<string, string>> = {}): string[] {
    const all = [...new Map([...this.#seeded, ...this.#sent]), ...Object.entries(named).map(([name, secret]) => [secret, name] as const)]
    const found = [...this.#seen, ...stored].flatMap((seen) => {
      const text = readings(seen)
      return all.filter(([secret, kind]) => contains(text, secret) && !isAllowed(seen, kind)).map(([, kind]) => `${kind} in ${seen.place}`)
    })
    return [...new Set(found)]
  }
}
