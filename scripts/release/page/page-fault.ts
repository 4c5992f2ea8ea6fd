import { Refusal } from '../refusal.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { pageFolder, renderPage } from './render-page.ts'

/** Of which pointer the page is that stands there, in words. */
async function standing(store: ReleaseStore): Promise<string> {
  const stored = await store.get(`${pageFolder}registry.json`).catch(() => null)
  return stored ? `still that of seq ${(JSON.parse(stored.body.toString()) as { seq: number }).seq}` : 'not written'
}

/** Writes the page (`renderPage`); gives why it could not be done, null if it was. */
export async function pageFault(store: ReleaseStore): Promise<string | null> {
  try {
    await renderPage(store)
    return null
  } catch (error) {
    const { message } = error as Error
    const problems = error instanceof Refusal ? error.problems : []
    return `The page is ${await standing(store)}: ${[message, ...problems].join('; ')}`
  }
}
