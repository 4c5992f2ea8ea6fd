/** An id from the address; null for anything that the contract would refuse. */
export function idFrom(params: URLSearchParams, name: 'course_id' | 'order_no' | 'group_id'): string | null {
  const value = params.get(name) ?? ''
  return /^[0-9]{1,20}$/.test(value) ? value : null
}
