import { useQuery } from '@xhkt/platform/query'
import { isNotFound } from '@xhkt/kit/query/read-error'
import { queryOf } from '../../../common/list/choices.ts'
import { isId } from '../../../common/is-id.ts'
import { listQuery } from '../api/queries.ts'
import type { ListAddress } from './list-address.ts'

/** The courses of an address. Keeps the previous ones while others of the same category load. */
export function useCourseList({ categoryId, choices }: ListAddress) {
  const impossible = categoryId !== '' && !isId(categoryId)
  const answer = useQuery({
    ...listQuery({ ...(categoryId && { course_category_id: categoryId }), ...queryOf(choices) }),
    enabled: !impossible,
    placeholderData: (shown) => ((shown?.category?.id ?? '') === categoryId ? shown : undefined),
  })
  const { data, error } = answer
  return { answer, unknown: impossible || isNotFound(error) || (data?.category === null && categoryId !== '') }
}
