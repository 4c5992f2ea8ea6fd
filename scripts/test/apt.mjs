import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

/** What stands before a command that needs root; null where somebody would have to be asked. A pipeline is nobody's laptop. */
function asRoot() {
  if (process.getuid?.() === 0) return []
  return process.env.CI && existsSync('/usr/bin/sudo') ? ['sudo', '--non-interactive', '--preserve-env=DEBIAN_FRONTEND'] : null
}

/** Does this machine install packages by apt, without anybody being asked? */
export const canInstall = () => existsSync('/usr/bin/apt-get') && asRoot() !== null

/** Runs apt-get as root, without a word. @param {string[]} args */
export function aptGet(...args) {
  const [program = '', ...rest] = [...(asRoot() ?? []), 'apt-get', ...args]
  spawnSync(program, rest, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
