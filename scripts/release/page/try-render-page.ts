import { Refusal } from '../refusal.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { pageFolder, renderPage } from './render-page.ts'

/** The state of the stored page, for a message. */
async function pageState(store: ReleaseStore): Promise<string> {
  const stored = await store.get(`${pageFolder}registry.json`).catch(() => null)
  return stored ? `still that of seq ${(JSON.parse(stored.body.toString()) as { seq: number }).seq}` : 'not written'
}

/** Renders the page. Returns the problem if it could not be written, else null. */
export async function tryRenderPage(store: ReleaseStore): Promise<string | null> {
  try {
    await renderPage(store)
    return null
  } catch (error) {
    const { message } = error as Error
    const problems = error instanceof Refusal ? error.problems : []
    return `The page is ${await pageState(store)}: ${[message, ...problems].join('; ')}`
  }
}
