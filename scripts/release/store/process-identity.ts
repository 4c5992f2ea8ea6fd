import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { count, objectOf, text } from '../document/shape.ts'

/** A process on a machine. The start time tells it from a later process with the same pid. */
export interface ProcessIdentity {
  host: string
  pid: number
  started: string
}

export const processShape = objectOf<ProcessIdentity>({ host: text, pid: count, started: text })

/** The start time; empty if there is no such process, or no way to know. */
function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      // Field 22, in ticks since the boot, so only the id of the boot makes it unique. Fields are counted after the name of the process,
      // which may contain spaces and brackets.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`
    }
    if (process.platform === 'win32') return ''
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process runs, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

let own: ProcessIdentity | undefined

export function thisProcess(): ProcessIdentity {
  own ??= { host: hostname(), pid: process.pid, started: startOf(process.pid) }
  return own
}

/** Is the process one of another machine? Such processes cannot be seen. */
export const isElsewhere = ({ host }: ProcessIdentity): boolean => host !== hostname()

/** A name that no other file has, and that tells which process has made it. */
export const temporaryName = (): string => [process.pid, hostname(), randomUUID()].join('@')

/** Has the process ended that has made this name? Undefined for a process of another machine. */
export function isLeftBehind(name: string): boolean | undefined {
  const [pid, host] = name.split('@')
  return host === hostname() ? !runs(Number(pid)) : undefined
}

/** True only if it is certain that the process has ended; false for a process on another machine. */
export function isGone(process: ProcessIdentity): boolean {
  return !isElsewhere(process) && (!runs(process.pid) || startOf(process.pid) !== process.started)
}
