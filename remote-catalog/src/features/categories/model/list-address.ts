/** The orders of a list, in the order of the sort bar; the first is what an address without `sort` means. */
export const sorts = ['default', 'new', 'popular', 'price_asc', 'price_desc'] as const
export type Sort = (typeof sorts)[number]

/** What the address of the list says. */
export interface ListAddress {
  /** Empty: courses of every category. Taken as it stands, so an id that cannot exist is still told apart. */
  categoryId: string
  sort: Sort
  /** From 1. */
  page: number
}

const isSort = (text: string | null): text is Sort => sorts.some((sort) => sort === text)

/** Reads an address; a value that makes no sense counts as absent, so an old or hand-made link still shows a list. */
export function parseListAddress(params: URLSearchParams): ListAddress {
  const sort = params.get('sort')
  const page = params.get('page') ?? ''
  return {
    categoryId: params.get('course_category_id')?.trim() ?? '',
    sort: isSort(sort) ? sort : 'default',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a list, in its shortest form: one list has one address. */
export function listHref({ categoryId, sort, page }: ListAddress): string {
  const params = new URLSearchParams()
  if (categoryId) params.set('course_category_id', categoryId)
  if (sort !== 'default') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query ? `/categories?${query}` : '/categories'
}
