import { create } from 'zustand'
import type { Owner } from '@xhkt/contract/federation/areas'

/** How often this tab has moved to another release of an owner at its learner's wish; what is mounted of it is then mounted anew. */
export const useEditions = create<Partial<Record<Owner, number>>>(() => ({}))
