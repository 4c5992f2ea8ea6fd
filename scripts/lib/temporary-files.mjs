import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Where Linux has a file system in memory. */
const memory = '/dev/shm'
/** Several workers of a test run keep release stores and databases at the same time. */
const neededBytes = 2e9

/**
 * Docker's file system in memory is small by default, and forbids programs, which some tests write and start. That of a small machine
 * promises half of its memory, which the tests themselves need.
 */
export function canHoldTests() {
  try {
    if (process.availableMemory() < 2 * neededBytes) return false
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
  // The folders first: a process that starts in between has none among them.
  const ids = readdirSync(memory).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
  const running = readdirSync('/proc').filter((id) => id !== String(process.pid))
  for (const id of ids.filter((each) => !running.includes(each))) {
    try {
      rmSync(path.join(memory, prefix + id), { recursive: true, force: true })
    } catch {
      // Another process that has just started removes it too.
    }
  }
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
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
