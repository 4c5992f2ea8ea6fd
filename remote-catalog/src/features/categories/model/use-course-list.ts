import { useQuery } from '@xhkt/shared/query'
import { isId, isNotFound } from '../../../kit/not-found.ts'
import { listQuery } from '../api/list-query.ts'
import type { ListAddress } from './list-address.ts'

/** Defaults stay out of the query: the boot script asks for the first page in the same words. */
const queryOf = ({ categoryId, sort, page }: ListAddress) => ({
  ...(categoryId && { course_category_id: categoryId }),
  ...(sort !== 'default' && { sort }),
  ...(page > 1 && { page }),
})

/** The courses at an address. While another page or order of the same category loads, what was there stays. */
export function useCourseList(address: ListAddress) {
  const impossible = address.categoryId !== '' && !isId(address.categoryId)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...listQuery(queryOf(address)),
    enabled: !impossible,
    placeholderData: (shown) => ((shown?.category?.id ?? '') === address.categoryId ? shown : undefined),
  })
  const unknown = impossible || isNotFound(error) || (data?.category === null && address.categoryId !== '')
  return { data, error, unknown, isMoving: isPlaceholderData, isFetching, refetch }
}
