import type { Owner } from './areas.ts'

/**
 * The step at which a failure happened. Before the page is shown: `entry` (container script), `expose` (container), `page` (page chunk).
 * After that: `render` (the page threw), `file` (a file that the page loaded later), `answer` (the page threw after the API had broken its
 * contract, so no release is to blame), `event` (an event handler or a promise threw, and the page stayed).
 */
export type Step = 'entry' | 'expose' | 'page' | 'render' | 'file' | 'answer' | 'event'

/** A failure of a release in a browser. */
export interface Failure {
  area: Owner
  release: string
  step: Step
  /** The message of the error, at most 300 characters, without the queries of URLs. */
  error: string
  /** The fallback release that the learner got instead; null: the learner saw the error. Absent from older pages. */
  fallback_release?: string | null
  /** The stack of the error, at most 2,000 characters, without the queries of URLs. Pages from before the next fields leave them out. */
  stack?: string
  /** The declared path of the page (`/lesson/:id`). */
  page?: string
  /** The last five actions, oldest first: `button 提交订单`, `page /lesson/:id`. Nothing of the learner. */
  actions?: string[]
}

/** How often the not-found page was shown for an address. */
export interface NotFound {
  /** The path of the address, at most 100 characters, without query and fragment. `…` is in place of each part that may be an id. */
  path: string
  /** The source of the address: the declared path of the page before (`/lesson/:id`), or the origin of another document. Null: unknown. */
  from: string | null
  count: number
}

/** How often a field of an answer broke the contract (docs/product/answers.md#reports). */
export interface AnswerFaultCount {
  /** Method and path, such as `GET /v1/home`. */
  call: string
  /** The path of the field, such as `groups[].offer.price`; empty: the whole answer. */
  field: string
  expected: string
  received: string
  /** The host of the API. */
  host: string
  count: number
}

/** A Web Vital of a page load: LCP and INP in milliseconds, CLS without a unit. */
export interface Vital {
  name: 'LCP' | 'INP' | 'CLS'
  value: number
  /** The declared path of the page that was loaded, and its owner. */
  page: string
  area: Owner
  release: string
}

/** The engine of a browser with its major version, and nothing else of its user agent. `other`: another engine, or no version. */
export type Engine = `${'chromium' | 'firefox' | 'webkit'} ${number}` | 'other'

/** The JSON that a page sends to `config.beacons`: failures at once, loads within seconds or when the page is left. */
export interface Beacon {
  /** Page loads per release since the last beacon. Those of the host are its starts. */
  loads: { area: Owner; release: string; count: number }[]
  failures: Failure[]
  /** Sent only together with loads. Absent from older pages. */
  not_found?: NotFound[]
  /** Sent only together with loads. */
  answer_faults?: AnswerFaultCount[]
  /** When the page is left. */
  vitals?: Vital[]
  /** The engine of the browser. Absent from older pages. */
  engine?: Engine
}
