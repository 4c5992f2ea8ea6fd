import { readdir, readFile, truncate, unlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isGone, type ProcessIdentity, processShape, thisProcess } from './process-identity.ts'
import { createFile } from './whole-file.ts'

/** A running process has held the lock for longer than the timeout. */
export class LockHeld extends Error {}

/** Milliseconds to wait for the lock. */
const lockTimeout = 15_000

interface Ticket {
  number: number
  /** Null once the ticket is released. */
  holder: ProcessIdentity | null
}

async function numbers(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => [] as string[])
  return names.map(Number).filter(Number.isSafeInteger).sort((a, b) => b - a)
}

/** The process that a ticket names. A running process writes its ticket whole, so a damaged one counts as released. */
function holderIn(text: string): ProcessIdentity | null {
  try {
    const holder: unknown = JSON.parse(text)
    return processShape(holder, '') === null ? (holder as ProcessIdentity) : null
  } catch {
    return null
  }
}

/** The ticket with the highest number; `undefined` if it changed while it was read. */
async function latest(folder: string): Promise<Ticket | undefined> {
  const [number] = await numbers(folder)
  if (!number) return { number: 0, holder: null }
  const text = await readFile(path.join(folder, String(number)), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : { number, holder: holderIn(text) }
}

/**
 * Tries to take the next ticket: a file whose name is its number, created only if it does not exist. The highest ticket stays after
 * its release, so that a process that has read an older state sees a higher number and gives up.
 */
async function take(folder: string, number: number, tempFolder: string): Promise<boolean> {
  const file = path.join(folder, String(number))
  if (!(await createFile(file, JSON.stringify(thisProcess()), { tempFolder }))) return false
  const others = await numbers(folder)
  if (others[0] !== number) {
    await unlink(file).catch(() => undefined)
    return false
  }
  await Promise.all(others.slice(1).map((old) => unlink(path.join(folder, String(old))).catch(() => undefined)))
  return true
}

async function acquire(folder: string, tempFolder: string): Promise<number> {
  const until = Date.now() + lockTimeout
  for (;;) {
    const ticket = await latest(folder)
    if (ticket && (ticket.holder === null || isGone(ticket.holder))) {
      if (await take(folder, ticket.number + 1, tempFolder)) return ticket.number + 1
    } else if (ticket?.holder && Date.now() > until) {
      const { pid, host } = ticket.holder
      throw new LockHeld(`Process ${pid} on ${host} has held ${folder} for ${lockTimeout / 1000} s. If it is not running, remove that folder.`)
    } else await delay(1 + Math.random() * 5)
  }
}

/** Runs `work` with the lock of this folder. Takes over a lock that a killed process has left. */
export async function withLock<Result>(folder: string, tempFolder: string, work: () => Promise<Result>): Promise<Result> {
  const number = await acquire(folder, tempFolder)
  try {
    return await work()
  } finally {
    await truncate(path.join(folder, String(number)), 0)
  }
}
