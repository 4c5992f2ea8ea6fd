import type { Change } from '../pointer/pointer.ts'
import { Refusal } from '../refusal.ts'

/**
 * The changes since a moment (Unix seconds), newest first. Of a damaged journal it has the newer part.
 * @param journal newest first
 */
export async function changesSince(journal: AsyncIterable<Change>, since: number): Promise<Change[]> {
  const changes: Change[] = []
  try {
    for await (const change of journal) {
      if (Date.parse(change.at) < since * 1_000) break
      changes.push(change)
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  return changes
}
