/** The page number of an address, from 1. Anything invalid is page 1: an old or hand-made link still shows a list. */
export function readPage(params: URLSearchParams): number {
  const page = params.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

type Values = Record<string, string | number | undefined>

interface ListAddress<Choices> {
  path: string
  /** Parameters beside the choices, as a category or a keyword. Empty ones are left out. */
  own?: Values
  /** Filters, sort and page of this address. */
  choices: Choices
  /** The parameters of these choices. Leave defaults out, so that one list has one address. */
  queryOf: (choices: Choices) => Values
}

/** Addresses of a list with other choices. Any change but the page starts at page 1. */
export function listHrefs<Choices extends { page: number }>({ path, own, choices, queryOf }: ListAddress<Choices>) {
  return (change: Partial<Choices>): string => {
    const values = Object.entries({ ...own, ...queryOf({ ...choices, page: 1, ...change }) })
    const given = values.filter(([, value]) => value !== undefined && value !== '')
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
    return query ? `${path}?${query}` : path
  }
}

/** Addresses of the pages of a list that has no other choices. */
export const pageHrefs = (path: string) => {
  const hrefOf = listHrefs({ path, choices: { page: 1 }, queryOf: ({ page }) => ({ page: page > 1 ? page : undefined }) })
  return (page: number): string => hrefOf({ page })
}
