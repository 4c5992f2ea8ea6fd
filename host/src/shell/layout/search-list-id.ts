/** Id of the list of suggestions. The box refers to it before the list exists. */
export const listId = 'search-options'
