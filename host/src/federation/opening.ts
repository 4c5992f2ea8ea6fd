/** Folders of the releases of which a page is on its way. */
export const opening = new Set<string>()
