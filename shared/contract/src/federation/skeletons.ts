/** The skeletons of an area's release. Its build renders them, and the host shows them before the area loads. */
export interface Skeletons {
  /** Markup by the name in `routes.ts`. It has no style attributes, which the page's content policy forbids. */
  html: Record<string, string>
  /** The rules for the classes of the markup. */
  css: string
}

/** The `id` of the template in index.html with a skeleton of a release. */
export const skeletonId = ({ container }: { container: string }, name: string): string => `${container}-${name}`
