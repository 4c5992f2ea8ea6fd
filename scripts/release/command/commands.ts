import type { Command } from './command.ts'
import { gcCommand } from './gc-command.ts'
import { logCommand } from './log-command.ts'
import { packCommand } from './pack-command.ts'
import { promoteCommand } from './promote-command.ts'
import { publishCommand } from './publish-command.ts'
import { releaseCommand } from './release-command.ts'
import { rollbackCommand } from './rollback-command.ts'
import { statusCommand } from './status-command.ts'
import { verifyCommand } from './verify-command.ts'

/** By name; `release` is what an area's name alone stands for. */
export const commands: Record<string, Command> = {
  release: releaseCommand,
  pack: packCommand,
  verify: verifyCommand,
  publish: publishCommand,
  promote: promoteCommand,
  rollback: rollbackCommand,
  status: statusCommand,
  log: logCommand,
  gc: gcCommand,
}
