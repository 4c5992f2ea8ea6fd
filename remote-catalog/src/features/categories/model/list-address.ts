import { type Choices, hrefsOf, type HrefOf, readChoices } from '../../../common/list/choices.ts'

/** What the address of a category's list says. */
export interface ListAddress {
  path: string
  /** Empty: every category. Not validated, so that an unknown id shows as unknown. */
  categoryId: string
  choices: Choices
}

export const readAddress = (path: string, params: URLSearchParams): ListAddress => ({
  path,
  categoryId: params.get('course_category_id')?.trim() ?? '',
  choices: readChoices(params),
})

/** Addresses of the same category with other choices. */
export const hrefsIn = ({ path, categoryId, choices }: ListAddress): HrefOf => hrefsOf(path, { course_category_id: categoryId }, choices)

/** The address of another category with the same choices; empty: all categories. */
export const categoryHref = (address: ListAddress, categoryId: string): string => hrefsIn({ ...address, categoryId })({})
