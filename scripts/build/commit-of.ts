import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { packageDir, root } from '../lib/paths.mjs'

/** The output of git; empty outside a repository. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** The commit that this owner is built from, with `+` if its sources have uncommitted changes. */
export function commitOf(owner: Owner): string | null {
  const commit = process.env.XHKT_COMMIT ?? git('rev-parse', 'HEAD')
  if (!commit) return null
  const changed = git('status', '--porcelain', '--', path.relative(root, packageDir(owner)), 'shared', 'scripts')
  return changed ? `${commit}+` : commit
}
