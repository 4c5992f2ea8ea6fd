/** An item of a pagination: the number of a page, or a gap for the pages between. */
export type PageItem = number | 'gap'

/** The first page, the last page and those around the current one, with gaps between: at most seven items. */
export function pageWindow(page: number, pages: number): PageItem[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, i) => i + 1)
  const current = Math.min(pages, Math.max(1, page))
  const from = Math.max(2, Math.min(current - 1, pages - 4))
  const to = Math.min(pages - 1, Math.max(current + 1, 5))
  const middle = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  return [1, ...(from > 2 ? (['gap'] as const) : []), ...middle, ...(to < pages - 1 ? (['gap'] as const) : []), pages]
}
