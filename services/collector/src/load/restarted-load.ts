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
async function startProcess(port: number, dataDir: string): Promise<ChildProcess> {
  const options = ['--port', String(port), '--data', dataDir, '--per-minute', '999999999']
  const child = spawn('npm', ['--silent', '--prefix', packageDir, 'start', '--', ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(createInterface({ input: child.stdout }), 'line')
  return child
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

export interface RestartedLoad extends Sent {
  /** Page loads that the collector knows at the end. */
  counted: number
}

/** Sends beacons to a collector in a process of its own, and restarts it halfway. */
export async function restartedLoad(perSecond: number, seconds: number): Promise<RestartedLoad> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'collector-load-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/collector/beacons`
  let child = await startProcess(port, dataDir)
  try {
    const sending = sendLoad({ address: url, perSecond, seconds })
    await delay(seconds * 500)
    await stop(child)
    child = await startProcess(port, dataDir)
    const sent = await sending
    const { data } = (await (await fetch(url)).json()) as { data: { list: { loads: number }[] } }
    return { ...sent, counted: data.list[0]?.loads ?? 0 }
  } finally {
    await stop(child)
    rmSync(dataDir, { recursive: true })
  }
}
