import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { type RunningCollector, startCollector } from '@xhkt/collector/server'
import { journal } from '@xhkt/release/pointer/journal'
import { canaryOf, type Change, liveOf, readPointer } from '@xhkt/release/pointer/pointer'
import { prefixOf } from '@xhkt/release/release-folder'
import type { LocalFolder } from '@xhkt/release/store/local-folder'
import { passSkew } from '@xhkt/release/testing/pass-skew'
import { by, platformKey, type TestKey, writeKeys } from '@xhkt/release/testing/test-key'
import { root } from '../../lib/paths.mjs'
import { OwnStore } from '../../e2e/own-store.ts'
import type { Given } from '../testing/run-workflow.ts'

/**
 * Gives the key of the store, which has signed every release in it, the rights of the pipeline of the catalog. Removes the file of the
 * key, so that a step has a key only if its workflow gives it one.
 */
async function giveRights(store: LocalFolder): Promise<TestKey> {
  const { pointer: { seq } } = await readPointer(store)
  const key = platformKey(store)
  const may = { publish: ['all'], promote: ['catalog'], canary: ['catalog'], rollback: ['catalog'], preview: ['all'] }
  await writeKeys(store, { signed_from: seq + 1, keys: [{ ...key.listed, may }] })
  await rm(store.developmentKey)
  return key
}

/** An environment in its state before a pipeline: an older release of the catalog is live, that of the sources is not published. */
export class Environment {
  private constructor(
    readonly store: OwnStore,
    /** The initial live release of the catalog. */
    readonly older: string,
    private readonly key: TestKey,
  ) {}

  /** Creates an environment whose live release was promoted by a run of the given commit. */
  static async create(commit: string): Promise<Environment> {
    const store = await OwnStore.create()
    const [oldest, older] = [await store.variant('catalog'), await store.variant('catalog')]
    await store.promote('catalog', oldest)
    await promotedBy(commit, () => store.promote('catalog', older))
    await store.folder.remove(prefixOf('catalog', store.releases.catalog))
    return new Environment(store, older, await giveRights(store.folder))
  }

  /** The variables and secrets of the environment. */
  settings(beacons: string): Given['environments'][string] {
    return { vars: { XHKT_STORE: this.store.folder.place, XHKT_BEACONS: beacons }, secrets: { XHKT_SIGNING_KEY: this.key.pem } }
  }

  get keyId(): string {
    return this.key.id
  }

  /** Changes the store by hand, with its key. */
  async byHand(work: (store: OwnStore) => Promise<void>): Promise<void> {
    await by(this.key, () => work(this.store))
  }

  async live(): Promise<{ release: string | null; canary: string | null }> {
    const { pointer } = await readPointer(this.store.folder)
    return { release: liveOf(pointer, 'catalog').release, canary: canaryOf(pointer, 'catalog')?.release ?? null }
  }

  async newest(count: number): Promise<Change[]> {
    const changes: Change[] = []
    for await (const change of journal(this.store.folder)) if (changes.push(change) === count) break
    return changes
  }
}

/** Runs `promote` as if in a pipeline run of the given commit. */
export async function promotedBy(commit: string, promote: () => Promise<void>): Promise<void> {
  process.env.XHKT_COMMIT = commit
  await promote()
  delete process.env.XHKT_COMMIT
}

/** The commit of the sources. */
export const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()

interface Worker {
  staging: Environment
  production: Environment
  preview: Environment
  collector: RunningCollector
}

async function withEnvironment(use: (environment: Environment) => Promise<void>): Promise<void> {
  const environment = await Environment.create(head)
  await use(environment)
  await environment.store.remove()
}

const timeout = 240_000

/** Three environments, and their beacon collector. */
export const test = base.extend<object, Worker>({
  staging: [async ({}, use) => withEnvironment(use), { scope: 'worker', timeout }],
  production: [async ({}, use) => withEnvironment(use), { scope: 'worker', timeout }],
  preview: [
    async ({}, use) =>
      withEnvironment(async (environment) => {
        const { folder, releases } = environment.store
        // The tests see the check in a browser in staging and production.
        await passSkew(folder, { owner: 'catalog', release: releases.catalog })
        await use(environment)
      }),
    { scope: 'worker', timeout },
  ],
  collector: [
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'beacons-'))
      const collector = await startCollector({ port: 0, data: dataDir })
      await use(collector)
      await collector.close()
      await rm(dataDir, { recursive: true })
    },
    { scope: 'worker', timeout },
  ],
})
