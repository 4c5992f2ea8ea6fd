import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sendLoad, type Sent } from './send-load.ts'

const packageDir = fileURLToPath(new URL('../..', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Starts the collector as the runbook does. npm passes a signal on, so the collector ends in order. */
function startProcess(port: number, data: string): ChildProcess {
  const options = ['--port', String(port), '--data', data, '--per-minute', '999999999']
  return spawn('npm', ['--silent', '--prefix', packageDir, 'start', '--', ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Done when it has printed its address. Throws if it ends before. */
async function listening({ stdout }: ChildProcess): Promise<void> {
  for await (const line of createInterface({ input: stdout as Readable })) if (line) return
  throw new Error('The collector has not started')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

export interface RestartedLoad extends Sent {
  /** Page loads that the database knows at the end. */
  counted: number
}

interface Options {
  perSecond: number
  seconds: number
  /** Processes on the same database. */
  collectors: number
  /** A PostgreSQL database, or a folder; by default a new one. */
  data?: string
}

/** Sends beacons to collectors in processes of their own, and restarts each halfway, one after the other. */
export async function restartedLoad({ perSecond, seconds, collectors, data }: Options): Promise<RestartedLoad> {
  const folder = mkdtempSync(path.join(tmpdir(), 'collector-load-'))
  const running = new Map<number, ChildProcess>()
  const start = (port: number): Promise<void> => {
    const child = startProcess(port, data ?? folder)
    running.set(port, child)
    return listening(child)
  }
  try {
    const ports = await Promise.all(Array.from({ length: collectors }, freePort))
    // All at once: the first on an empty database makes the tables.
    await Promise.all(ports.map(start))
    const addresses = ports.map((port) => `http://127.0.0.1:${port}/collector/beacons`)
    const release = `1.0.0-${Date.now()}`
    const sending = sendLoad({ addresses, release, perSecond, seconds })
    await delay(seconds * 500)
    for (const [port, child] of [...running]) {
      await stop(child)
      await start(port)
    }
    const sent = await sending
    const { data: figures } = (await (await fetch(`${addresses[0]}?release=${release}`)).json()) as { data: { list: { loads: number }[] } }
    return { ...sent, counted: figures.list[0]?.loads ?? 0 }
  } finally {
    await Promise.all([...running.values()].map(stop))
    rmSync(folder, { recursive: true })
  }
}
