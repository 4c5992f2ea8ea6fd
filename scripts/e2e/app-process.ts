import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { RuntimeConfig } from '@xhkt/platform/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface AppProcess {
  url: string
  stop: () => Promise<void>
}

const exited = (child: ChildProcess): Promise<void> => new Promise((resolve) => void child.once('exit', () => resolve()))

/**
 * Starts the app with a new sandbox, on a free port.
 * @param config Replaces fields of the runtime configuration.
 * @param store The folder of a release store. Without it the app serves the releases of the sources.
 */
export async function startApp(config: Partial<RuntimeConfig> = {}, store?: string): Promise<AppProcess> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'xhkt-'))
  const args = ['--import', 'tsx', path.join(root, 'scripts/serve/main.ts'), '--data', dataDir, '--config', JSON.stringify(config)]
  if (store) args.push('--store', store)
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
  const exit = exited(child)
  const line = await Promise.race([
    new Promise<string>((resolve) => void createInterface({ input: child.stdout }).once('line', resolve)),
    exit.then(() => Promise.reject(new Error('the app exited before it was ready'))),
  ])
  const { url } = JSON.parse(line) as { url: string }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await exit
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
