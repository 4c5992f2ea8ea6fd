import { listOf, recordOf, textOf } from '../document/shape.ts'
import { isKey } from '../store/key.ts'

/** What a key may do. Each right has the name of the command that needs it. */
export type Verb = 'approve' | 'canary' | 'freeze' | 'gc' | 'preview' | 'promote' | 'publish' | 'render' | 'repair' | 'retire' | 'rollback'

/** Stands for every owner, and for what concerns the whole store. */
export const all = 'all'

/** The owners for which a key may do each thing. */
export type Rights = Partial<Record<Verb, string[]>>

const ownersShape = listOf(textOf('the name of an area, host or all', isKey))

/** A verb that this checkout does not know passes: a newer checkout may have a command of that name. */
export const rightsShape = recordOf(ownersShape)

export const everyRight: Required<Rights> = {
  approve: [all],
  canary: [all],
  freeze: [all],
  gc: [all],
  preview: [all],
  promote: [all],
  publish: [all],
  render: [all],
  repair: [all],
  retire: [all],
  rollback: [all],
}

/** May a key do this for an owner, or for `all`? */
export function mayDo({ may }: { may: Rights }, verb: Verb, owner: string): boolean {
  const owners = may[verb] ?? []
  return owners.includes(owner) || owners.includes(all)
}

/** `promote player`, `gc`. */
export const describeRight = (verb: Verb, owner: string): string => (owner === all ? verb : `${verb} ${owner}`)
