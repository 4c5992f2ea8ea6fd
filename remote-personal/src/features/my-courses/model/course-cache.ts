import type { CourseTab, DataOf, MyCourse } from '@xhkt/contract'
import type { useQueryClient } from '@xhkt/platform/query'

type Client = ReturnType<typeof useQueryClient>
type Page = DataOf<'GET', '/v1/user/course/list'>

const lists = { queryKey: ['/v1/user/course/list'] }

/**
 * Moves a course from the count of one tab to that of another.
 * @param home - the tab of the course while it is not hidden; null: unknown
 */
function countMove(counts: Page['counts'], home: CourseTab | null, hidden: boolean): Page['counts'] {
  const change = hidden ? 1 : -1
  return counts && { ...counts, ...(home && { [home]: Math.max(0, counts[home] - change) }), hidden: Math.max(0, counts.hidden + change) }
}

function change(client: Client, courseId: string, home: CourseTab | null, hidden: boolean): void {
  client.setQueriesData<Page>(lists, (page) => {
    if (!page?.list.some(({ course }) => course.id === courseId)) return page
    const list = page.list.map((row) => (row.course.id === courseId ? { ...row, hidden } : row))
    return { ...page, list, counts: countMove(page.counts, home, hidden) }
  })
}

/** The tab of a course while it is not hidden, as far as its row tells; null: only the server knows. */
function homeOf({ expires_at = 0 }: MyCourse, tab: CourseTab, now: number): CourseTab | null {
  if (tab !== 'hidden') return tab
  return expires_at > 0 && expires_at <= now ? 'expired' : null
}

/**
 * Hides or shows a course in the cached pages. The row stays in its place with 撤销, so that nothing jumps under the pointer.
 * @param now - 10-digit seconds
 * @returns The rollback.
 */
export function changeHidden(client: Client, mine: MyCourse, hidden: boolean, tab: CourseTab, now: number): () => void {
  // An answer requested before the change would bring the old row back. A page without data still needs its own.
  void client.cancelQueries({ ...lists, predicate: ({ state }) => state.data !== undefined })
  const home = homeOf(mine, tab, now)
  change(client, mine.course.id, home, hidden)
  return () => change(client, mine.course.id, home, !hidden)
}

/** How many courses each tab has, by the newest cached page; undefined: none is cached. */
export function cachedCounts(client: Client): Page['counts'] {
  const [newest] = client
    .getQueryCache()
    .findAll(lists)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  return newest && client.getQueryData<Page>(newest.queryKey)?.counts
}

/** Requests the shown page again: the course may have changed elsewhere. */
export const reloadCourses = (client: Client): Promise<void> => client.invalidateQueries(lists)
