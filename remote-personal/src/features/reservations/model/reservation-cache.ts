import type { DataOf, Reservation } from '@xhkt/contract'
import type { useQueryClient } from '@xhkt/platform/query'

type Client = ReturnType<typeof useQueryClient>
type Page = DataOf<'GET', '/v1/user/course/reserve'>

const reservations = { queryKey: ['/v1/user/course/reserve'] }
/** Answers that show whether a lesson is reserved. The catalog reads the last two. */
const paths = ['/v1/user/course/reserve', '/v1/home', '/v1/course/detail']

function withoutRow(page: Page, sectionId: string): Page {
  const list = page.list.filter(({ section_id }) => section_id !== sectionId)
  return { ...page, list, total: page.total - (page.list.length - list.length) }
}

function withRow(page: Page, row: Reservation): Page {
  const { list, total, ...rest } = withoutRow(page, row.section_id)
  const soonestFirst = [...list, row].sort((a, b) => a.starts_at - b.starts_at || Number(a.section_id) - Number(b.section_id))
  return { ...rest, list: soonestFirst, total: total + 1 }
}

/** Takes a reservation out of the cached pages. Returns the rollback. */
export function removeReservation(client: Client, sectionId: string): () => void {
  // An answer requested before the change would bring the row back. A page without data still needs its own.
  void client.cancelQueries({ ...reservations, predicate: ({ state }) => state.data !== undefined })
  const removed = client.getQueriesData<Page>(reservations).flatMap(([key, page]) => {
    const row = page?.list.find(({ section_id }) => section_id === sectionId)
    return row ? [{ key, row }] : []
  })
  client.setQueriesData<Page>(reservations, (page) => page && withoutRow(page, sectionId))
  return () => {
    for (const { key, row } of removed) client.setQueryData<Page>(key, (page) => page && withRow(page, row))
  }
}

/** Requests the reservations again. Waits for other pending cancellations: an earlier answer would still have their rows. */
export function invalidateReservations(client: Client): void {
  const refetchType = client.isMutating() > 1 ? 'none' : 'active'
  for (const path of paths) void client.invalidateQueries({ queryKey: [path], refetchType })
}
