/** The page number of the address; 1 for anything that is none. */
export function pageFrom(params: URLSearchParams): number {
  const value = params.get('page') ?? ''
  return /^[1-9][0-9]{0,5}$/.test(value) ? Number(value) : 1
}

/** The address of a page; the first has the plain one. */
export const pageHref = (page: number): string => (page > 1 ? `/personal/myCourse?page=${page}` : '/personal/myCourse')
