import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
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
async function startProcess(port: number, data: string): Promise<ChildProcess> {
  const options = ['--port', String(port), '--data', data, '--per-minute', '999999999']
  const child = spawn('npm', ['--silent', '--prefix', packageDir, 'start', '--', ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const started = once(createInterface({ input: child.stdout }), 'line').then(() => true)
  if (!(await Promise.race([started, once(child, 'exit').then(() => false)]))) throw new Error('The collector has not started')
  return child
}

async function stop(child: ChildProcess): Promise<void> {
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
  const start = (port: number): Promise<ChildProcess> => startProcess(port, data ?? folder)
  const running = new Map<number, ChildProcess>()
  try {
    const ports = await Promise.all(Array.from({ length: collectors }, freePort))
    // All at once: the first on an empty database makes the tables.
    for (const [index, child] of (await Promise.all(ports.map(start))).entries()) running.set(ports[index] ?? 0, child)
    const addresses = [...running.keys()].map((port) => `http://127.0.0.1:${port}/collector/beacons`)
    const release = `1.0.0-${Date.now()}`
    const sending = sendLoad({ addresses, release, perSecond, seconds })
    await delay(seconds * 500)
    for (const [port, child] of running) {
      await stop(child)
      running.set(port, await start(port))
    }
    const sent = await sending
    const { data: figures } = (await (await fetch(`${addresses[0]}?release=${release}`)).json()) as { data: { list: { loads: number }[] } }
    return { ...sent, counted: figures.list[0]?.loads ?? 0 }
  } finally {
    await Promise.all([...running.values()].map(stop))
    rmSync(folder, { recursive: true })
  }
}
