import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Where Linux has a file system in memory. */
const memory = '/dev/shm'
/** Several workers of a test run keep release stores and databases at the same time. */
const neededBytes = 2e9

/** Docker's file system in memory is small by default, and forbids programs, which some tests write and start. */
export function canHoldTests() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    const mount = readFileSync('/proc/mounts', 'utf8').split('\n').find((line) => line.split(' ')[1] === memory)
    return bavail * bsize >= neededBytes && mount !== undefined && !mount.includes('noexec')
  } catch {
    return false
  }
}

/** Containers may share the file system in memory, and each has process ids of its own. */
const folderPrefix = () => `xhkt-${process.getuid?.()}-${readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')}-`

/** Removes the folders of processes that were killed. @param {string} prefix */
function removeLeftBehind(prefix) {
  const running = readdirSync('/proc')
  const left = readdirSync(memory).filter((name) => name.startsWith(prefix) && !running.includes(name.slice(prefix.length)))
  for (const name of left) rmSync(path.join(memory, name), { recursive: true, force: true })
}

/**
 * Keeps temporary files in memory until this process ends, those of its child processes too. A release store waits for the disk after
 * each write, which would take most of the time of its tests. `TMPDIR` chooses another folder.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR !== undefined || !canHoldTests()) return
  const prefix = folderPrefix()
  removeLeftBehind(prefix)
  const folder = path.join(memory, `${prefix}${process.pid}`)
  mkdirSync(folder)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
