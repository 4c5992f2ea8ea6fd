import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../../lib/paths.mjs'

export interface Sandbox {
  /** The data of a GET, by path and query. Each call is made only once. */
  answer: (url: string) => Promise<unknown>
  stop: () => void
}

/** Starts a sandbox, signed in as the learner who owns courses. The sandbox is a process of its own, because it cannot run in jsdom. */
export async function startSandbox(): Promise<Sandbox> {
  const { fetch } = globalThis
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'damaged-answers-'))
  const child = spawn('node', ['--import', 'tsx', 'sandbox/src/main.ts', '--port', '0', '--data', dataDir], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The sandbox did not start')))
    child.stdout.on('data', (text: Buffer) => {
      const [, found] = /sandbox: (http:\S+?),/.exec(text.toString()) ?? []
      if (found) resolve(found)
    })
  })
  const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Device-Id': '11111111-1111-4111-8111-111111111111' }
  const request = async (at: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(url + at, { ...init, headers })
    const { code, data } = (await response.json()) as { code: number; data: unknown }
    return code === 200001 ? data : null
  }
  const login = { method: 'POST', body: JSON.stringify({ phone: '13800000001', password: 'study2026' }) }
  const { access_token } = (await request('/v1/login/register', login)) as { access_token: string }
  headers.Authorization = `Bearer ${access_token}`
  const known = new Map<string, Promise<unknown>>()
  return {
    answer(at) {
      const asked = known.get(at) ?? request(at)
      known.set(at, asked)
      return asked
    },
    stop() {
      child.kill()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
