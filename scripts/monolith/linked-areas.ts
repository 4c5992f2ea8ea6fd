// Written by `npm run report:contract` from the list of areas; not to be edited.
import type { Area } from '@xhkt/contract/federation/areas'
import type { Pages } from '@xhkt/contract/federation/route-manifest'
import { pages as catalog } from '../../remote-catalog/src/entry.tsx'
import { pages as player } from '../../remote-player/src/entry.tsx'
import { pages as checkout } from '../../remote-checkout/src/entry.tsx'
import { pages as personal } from '../../remote-personal/src/entry.tsx'

export const linkedAreas: Record<Area, Pages> = { catalog, player, checkout, personal }
