import { create } from 'zustand'
import type { Owner } from '@xhkt/contract/federation/areas'

/** Counts the upgrades of each owner in this tab. A change remounts the owner's pages. */
export const useReleaseGenerations = create<Partial<Record<Owner, number>>>(() => ({}))
