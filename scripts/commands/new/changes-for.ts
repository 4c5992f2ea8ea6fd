import { Changes } from './changes.ts'
import { addArea } from './area.ts'
import { addCall } from './call.ts'
import { addFeature } from './feature.ts'
import { addPage } from './page.ts'
import type { Request } from './request.ts'
import { Tree } from './tree.ts'

/** The changes that a request makes to the sources below `root`, not yet written, and what remains to do by hand. Throws a Misuse. */
export function changesFor(root: string, request: Request): { changes: Changes; next: string[] } {
  const changes = new Changes(root)
  const tree = new Tree(root)
  if (request.kind === 'area') return { changes, next: addArea(changes, tree, request) }
  if (request.kind === 'call') return { changes, next: addCall(changes, tree, request) }
  return { changes, next: request.kind === 'page' ? addPage(changes, tree, request) : addFeature(changes, tree, request) }
}
