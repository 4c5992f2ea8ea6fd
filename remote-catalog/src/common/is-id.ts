/** An id of the contract. Anything else in an address names no course and no category. */
export const isId = (text: string): boolean => /^\d{1,20}$/.test(text)
