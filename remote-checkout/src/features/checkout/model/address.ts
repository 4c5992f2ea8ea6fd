/** Undefined: alone. `new`: a new group. An id: that group. Null: anything that the contract would refuse. */
export function groupFrom(params: URLSearchParams): string | null | undefined {
  const value = params.get('group')
  if (value === null) return undefined
  return value === 'new' || /^[0-9]{1,20}$/.test(value) ? value : null
}
