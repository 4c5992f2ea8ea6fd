import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

/** What precedes a command that needs root; null if that would need a password. Only pipelines use sudo, no developer's machine. */
function rootPrefix() {
  if (process.getuid?.() === 0) return []
  return process.env.CI && existsSync('/usr/bin/sudo') ? ['sudo', '--non-interactive', '--preserve-env=DEBIAN_FRONTEND'] : null
}

/** Can apt install packages without a password? */
export const canInstall = () => existsSync('/usr/bin/apt-get') && rootPrefix() !== null

/** Runs apt-get as root, without output. @param {string[]} args */
export function aptGet(...args) {
  const [program = '', ...rest] = [...(rootPrefix() ?? []), 'apt-get', ...args]
  spawnSync(program, rest, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
