import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { RuntimeConfig } from '@xhkt/platform/config'
import { cacheDir, root } from '../lib/paths.mjs'
import { linkSourceStore } from './source-releases.ts'

/** The server as `bundleApp` writes it. */
export const bundledApp = path.join(cacheDir, 'app/main.mjs')

export interface AppProcess {
  url: string
  stop: () => Promise<void>
}

const exited = (child: ChildProcess): Promise<void> => new Promise((resolve) => void child.once('exit', () => resolve()))

/**
 * Starts the app with a new sandbox, on a free port. `buildSources` must have run.
 * @param config Replaces fields of the runtime configuration.
 * @param store The folder of a release store. By default the app serves the releases of the sources from a new store.
 * @param api The origin of another API. By default a sandbox is the API.
 */
export async function startApp(config: Partial<RuntimeConfig> = {}, store?: string, api = ''): Promise<AppProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'xhkt-'))
  const served = store ?? path.join(folder, 'store')
  if (!store) await linkSourceStore(served)
  const options = ['--store', served, '--data', path.join(folder, 'data'), '--config', JSON.stringify(config), '--api', api]
  const child = spawn(process.execPath, [bundledApp, ...options], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
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
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
