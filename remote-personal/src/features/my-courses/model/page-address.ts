/** The page number of the address; 1 for anything invalid. */
export function pageFrom(params: URLSearchParams): number {
  const value = params.get('page') ?? ''
  return /^[1-9][0-9]{0,5}$/.test(value) ? Number(value) : 1
}

/** The address of a page; the first has no number. */
export const pageHref = (page: number): string => (page > 1 ? `/personal/myCourse?page=${page}` : '/personal/myCourse')
