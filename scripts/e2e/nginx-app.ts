import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RuntimeConfig } from '@xhkt/platform/config'
import { writeIndexHtml } from '@xhkt/release/index-html/write-index-html'
import { sandboxConfig, sandboxPaths } from '@xhkt/release/index-html/sandbox-config'
import { writeConfig } from '@xhkt/release/index-html/write-config'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { startNginx } from '../serve/testing/nginx.ts'
import { type AppProcess, startApp } from './app-process.ts'
import { linkSourceStore } from './source-releases.ts'

/**
 * The app as production serves it: nginx sends the page and the files of a store over TLS. The local server behind nginx answers only the
 * API.
 */
export async function startNginxApp(config: Partial<RuntimeConfig>): Promise<AppProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'served-'))
  await linkSourceStore(folder)
  const api = await startApp(config, folder)
  const store = new LocalFolder(folder)
  await writeConfig(store, JSON.stringify(sandboxConfig(config)))
  await writeIndexHtml(store)
  const nginx = await startNginx({ store: folder, api: api.url, apiPaths: sandboxPaths, debugHosts: config.debugHosts })
  return {
    url: nginx.url,
    stop: async () => {
      await nginx.close()
      await api.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
