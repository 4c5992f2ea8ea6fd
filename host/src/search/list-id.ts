/** Of what the box controls; it names the list before there is one. */
export const listId = 'search-options'
