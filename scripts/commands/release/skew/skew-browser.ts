import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { startSandbox } from '@xhkt/sandbox/server'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { Refusal } from '@xhkt/release/refusal'
import type { Problem } from '@xhkt/release/skew/records'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import { signInCookies } from '../../../lib/sign-in-cookies.ts'
import { findChromium, testLaunchOptions } from '../../../lib/chromium.mjs'
import { type Cell, pairOf } from './cells.ts'
import { checkCell, type CellResult } from './check-cell.ts'
import { copyRelease, serveCell } from './serve-cell.ts'

/** A browser, a sandbox and copies of releases. Checks one cell after another. */
export interface SkewBrowser {
  /** Opens the pages of the given owners. */
  check: (cell: Cell, owners: Owner[], known: Problem[]) => Promise<CellResult>
  close: () => Promise<void>
}

function assertChromium(): void {
  if (findChromium()) return
  const how = 'install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH'
  throw new Refusal('broken', `The skew check opens pages in Chromium, and there is none on this machine: ${how}`)
}

export async function openSkewBrowser(store: ReleaseStore): Promise<SkewBrowser> {
  assertChromium()
  const browser = await chromium.launch(testLaunchOptions())
  const folder = await mkdtemp(path.join(tmpdir(), 'skew-'))
  const sandbox = await startSandbox({ port: 0, dataDir: path.join(folder, 'data') }).catch(async (error: unknown) => {
    // An open browser would keep the command from ending.
    await browser.close()
    throw error
  })
  const close = async (): Promise<void> => {
    await browser.close()
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
  }
  const session = await signInCookies(sandbox.url).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const copied = new Map<string, Promise<ReleaseManifest>>()
  const copy = (owner: Owner, release: string): Promise<ReleaseManifest> => {
    const name = `${owner} ${release}`
    const manifest = copied.get(name) ?? copyRelease(store, { owner, release }, folder)
    copied.set(name, manifest)
    return manifest
  }
  return {
    check: async (cell, owners, known) => {
      const composed = (['host', ...Object.keys(cell.areas)] as Owner[]).map((owner) => pairOf(cell, owner))
      const manifests = await Promise.all(composed.map(({ owner, release }) => copy(owner, release)))
      const server = await serveCell(folder, manifests, sandbox.url)
      const opened = manifests.filter(({ owner }) => owners.includes(owner))
      try {
        return await checkCell({ browser, url: server.url, session }, opened, known)
      } finally {
        await server.close()
      }
    },
    close,
  }
}
