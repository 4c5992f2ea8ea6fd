/** Folders of the releases of which a page is on its way: once for each such page. */
export const opening: string[] = []
