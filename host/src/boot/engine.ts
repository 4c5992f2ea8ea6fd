import type { Engine } from '@xhkt/contract/federation/beacon'

/** The engine of this browser, as the first script of the page has read it (`data-engine`). */
export const engine = (): Engine | undefined => document.documentElement.dataset.engine as Engine | undefined
