import { readDocument, readerOf } from '../document/document.ts'
import { count, objectOf } from '../document/shape.ts'
import { Refusal } from '../refusal.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { pageFolder, writeIndexHtml } from './write-index-html.ts'

const parsePageRegistry = readerOf<{ seq: number }>({ shape: objectOf<{ seq: number }>({ seq: count }), meaning: '', remedy: '' })

/** The state of the stored page, for a message. */
async function pageState(store: ReleaseStore): Promise<string> {
  const key = `${pageFolder}registry.json`
  try {
    const stored = await readDocument(store, key, parsePageRegistry)
    return stored ? `still that of seq ${stored.value.seq}` : 'not written'
  } catch {
    return 'not written, or damaged'
  }
}

/** Renders the page. Returns the problem if it could not be written, else null. */
export async function tryWriteIndexHtml(store: ReleaseStore): Promise<string | null> {
  try {
    await writeIndexHtml(store)
    return null
  } catch (error) {
    const { message } = error as Error
    const problems = error instanceof Refusal ? error.problems : []
    return `The page is ${await pageState(store)}: ${[message, ...problems].join('; ')}`
  }
}
