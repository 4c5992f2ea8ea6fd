/** The page number of the address; 1 for anything invalid. */
export function pageFrom(params: URLSearchParams): number {
  const value = params.get('page') ?? ''
  return /^[1-9][0-9]{0,5}$/.test(value) ? Number(value) : 1
}
