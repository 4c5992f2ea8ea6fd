import type { Owner } from '@xhkt/contract/federation/areas'
import { inputsOf } from './input-hash.ts'

/** The name of the release of the current sources. */
export const releaseName = (owner: Owner): string => inputsOf(owner).release
