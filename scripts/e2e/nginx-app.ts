import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RuntimeConfig } from '@xhkt/platform/config'
import { owners } from '@xhkt/contract/federation/areas'
import { renderPage } from '@xhkt/release/page/render-page'
import { sandboxConfig, sandboxPaths } from '@xhkt/release/page/sandbox-config'
import { writeConfig } from '@xhkt/release/page/write-config'
import { pointerFile } from '@xhkt/release/pointer/pointer'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { storeDir } from '../build/paths.ts'
import { startNginx } from '../serve/testing/nginx.ts'
import { type AppProcess, startApp } from './app-process.ts'

/**
 * The app as production serves it: nginx sends the files of a store with what is live now, over TLS; the local server stays behind
 * it, for the API alone.
 */
export async function startNginxApp(config: Partial<RuntimeConfig>): Promise<AppProcess> {
  const api = await startApp(config)
  const folder = mkdtempSync(path.join(tmpdir(), 'served-'))
  for (const owner of owners) symlinkSync(path.join(storeDir, owner), path.join(folder, owner))
  copyFileSync(path.join(storeDir, pointerFile), path.join(folder, pointerFile))
  const store = new LocalFolder(folder)
  await writeConfig(store, JSON.stringify(sandboxConfig(config)))
  await renderPage(store)
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
