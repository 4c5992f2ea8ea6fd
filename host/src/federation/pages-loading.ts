/** Release folders of the pages that are loading, one entry for each page. */
export const pagesLoading: string[] = []
