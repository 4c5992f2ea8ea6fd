import { type Choices, hrefsOf, type HrefOf, readChoices } from '../../../kit/list/choices.ts'

/** What the address of a list of a category says. */
export interface ListAddress {
  path: string
  /** Empty: courses of every category. Taken as it stands, so an id that cannot exist is still told apart. */
  categoryId: string
  choices: Choices
}

export const readAddress = (path: string, params: URLSearchParams): ListAddress => ({
  path,
  categoryId: params.get('course_category_id')?.trim() ?? '',
  choices: readChoices(params),
})

/** Addresses of the same category with something else chosen. */
export const hrefsIn = ({ path, categoryId, choices }: ListAddress): HrefOf => hrefsOf(path, { course_category_id: categoryId }, choices)

/** The address of another category, with what is chosen; empty: of them all. */
export const categoryHref = (address: ListAddress, categoryId: string): string => hrefsIn({ ...address, categoryId })({})
