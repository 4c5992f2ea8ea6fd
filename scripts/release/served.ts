import { readConfig } from './index-html/deployment.ts'
import { integrityOf } from './pack/integrity.ts'
import { Refusal } from './refusal.ts'
import { findManifest, prefixOf } from './release-folder.ts'
import type { ReleaseStore } from './store/release-store.ts'
import type { ReleaseName } from './verify.ts'

/** Milliseconds to wait for the web server. */
const timeout = 10_000

const remedy =
  'Its web server has to send release files of every area from this store: see "The site does not send a release" in docs/runbook/incidents.md'

/** What is wrong with the answer to a request for this file; empty if the answer is the file. */
async function problemOf(url: string, sha384: string | undefined): Promise<string> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    if (answer.status !== 200) return `${url} answers ${answer.status}`
    const isFile = integrityOf(Buffer.from(await answer.arrayBuffer())) === sha384
    return isFile ? '' : `${url} answers another file than that of the store (${answer.headers.get('content-type') ?? 'without a type'})`
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { message?: string } }
    return `${url} does not answer: ${cause?.message ?? message}`
  }
}

/** The site of the deployment; undefined for a damaged configuration, which the write of the page reports later. */
export async function siteOf(store: ReleaseStore): Promise<string | undefined> {
  try {
    return (await readConfig(store))?.site
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Refuses a release that the site of the deployment does not send, by a request of its entry. Without a `site` nothing is checked. */
export async function requireServed(store: ReleaseStore, { owner, release }: ReleaseName): Promise<void> {
  const site = await siteOf(store)
  if (!site) return
  const manifest = await findManifest(store, owner, release)
  for (const name of manifest?.entry ?? []) {
    const problem = await problemOf(`${site}/${prefixOf(owner, release)}${name}`, manifest?.files[name]?.sha384)
    if (problem) throw new Refusal('gate', `${owner} ${release} may not go live: ${site} does not send it`, [problem, remedy])
  }
}
