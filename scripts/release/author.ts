import { execFileSync } from 'node:child_process'
import { hostname, userInfo } from 'node:os'

/** Empty if git is missing or has no user name. */
function gitUserName(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { cwd: import.meta.dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

let known: string | undefined

/** Who releases, for the journal: `XHKT_WHO` in a pipeline, git's user name on a laptop. */
export function author(): string {
  if (process.env.XHKT_WHO) return process.env.XHKT_WHO
  known ??= gitUserName() || `${userInfo().username}@${hostname()}`
  return known
}

/** Where a change is made, for the journal: `XHKT_WHERE` in a pipeline, the name of the machine otherwise. */
export const machine = (): string => process.env.XHKT_WHERE || hostname()
