import { execFileSync } from 'node:child_process'
import { hostname, userInfo } from 'node:os'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { packageDir, root } from '../build/paths.ts'

/** What git says here; empty outside a repository. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

let known: string | undefined

/** Who is releasing, for the journal: `XHKT_WHO` in a pipeline, git's name on a laptop. */
export function author(): string {
  if (process.env.XHKT_WHO) return process.env.XHKT_WHO
  known ??= git('config', 'user.name') || `${userInfo().username}@${hostname()}`
  return known
}

/** The commit that this owner is built from, with `+` if what it is built from has changes beyond it. */
export function commitOf(owner: Owner): string | null {
  const commit = process.env.XHKT_COMMIT ?? git('rev-parse', 'HEAD')
  if (!commit) return null
  const changed = git('status', '--porcelain', '--', path.relative(root, packageDir(owner)), 'shared', 'scripts')
  return changed ? `${commit}+` : commit
}
