import { readdir, readFile, truncate, unlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isGone, type ProcessIdentity, thisProcess } from './process-identity.ts'
import { createFile } from './whole-file.ts'

/** The lock is held by a process that lives, for longer than anyone waits. */
export class LockHeld extends Error {}

const patience = 15_000

interface Turn {
  number: number
  /** Null once it is over. */
  holder: ProcessIdentity | null
}

async function numbers(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => [] as string[])
  return names.map(Number).sort((a, b) => b - a)
}

/** The turn with the highest number; `undefined` if it changed while it was read. */
async function latest(folder: string): Promise<Turn | undefined> {
  const [number] = await numbers(folder)
  if (!number) return { number: 0, holder: null }
  try {
    const text = await readFile(path.join(folder, String(number)), 'utf8')
    return { number, holder: text ? (JSON.parse(text) as ProcessIdentity) : null }
  } catch {
    return undefined
  }
}

/**
 * Tries to take the turn after one that is over. A turn is a file with its number, created only if there is none; the
 * highest stays when it is over, so that whoever looked too long ago is told apart by a higher one.
 */
async function take(folder: string, number: number, aside: string): Promise<boolean> {
  const file = path.join(folder, String(number))
  if (!(await createFile(file, JSON.stringify(thisProcess()), { aside }))) return false
  const others = await numbers(folder)
  if (others[0] !== number) {
    await unlink(file).catch(() => undefined)
    return false
  }
  await Promise.all(others.slice(1).map((old) => unlink(path.join(folder, String(old))).catch(() => undefined)))
  return true
}

async function acquire(folder: string, aside: string): Promise<number> {
  const until = Date.now() + patience
  for (;;) {
    const turn = await latest(folder)
    if (turn && (turn.holder === null || isGone(turn.holder))) {
      if (await take(folder, turn.number + 1, aside)) return turn.number + 1
    } else if (turn?.holder && Date.now() > until) {
      const { pid, host } = turn.holder
      throw new LockHeld(`Process ${pid} on ${host} has held ${folder} for ${patience / 1000} s. If it is not running, remove that folder.`)
    } else await delay(1 + Math.random() * 5)
  }
}

/** Runs `work` while nobody else holds the lock of this folder; a lock that a killed process left is taken over. */
export async function withLock<Result>(folder: string, aside: string, work: () => Promise<Result>): Promise<Result> {
  const number = await acquire(folder, aside)
  try {
    return await work()
  } finally {
    await truncate(path.join(folder, String(number)), 0)
  }
}
