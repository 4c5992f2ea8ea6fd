import type { CourseDetail } from '@xhkt/contract'
import { courseUrl, descriptionOf, openGraphOf, scriptSafe, structuredData } from './course-meta.ts'

/** Sets an attribute of the first element in the head that matches, or makes the element. Returns a function that undoes it. */
function put(selector: string, make: () => HTMLElement, attribute: string, value: string): () => void {
  const existing = document.head.querySelector<HTMLElement>(selector)
  const before = existing?.getAttribute(attribute) ?? ''
  const element = existing ?? document.head.appendChild(make())
  element.setAttribute(attribute, value)
  return () => {
    if (existing) existing.setAttribute(attribute, before)
    else element.remove()
  }
}

function make(tag: 'meta' | 'link' | 'script', attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

const putMeta = (kind: 'name' | 'property', key: string, content: string) =>
  put(`meta[${kind}="${key}"]`, () => make('meta', { [kind]: key }), 'content', content)

function putStructuredData(course: CourseDetail): () => void {
  const script = make('script', { type: 'application/ld+json' })
  script.textContent = scriptSafe(structuredData(course))
  document.head.append(script)
  return () => script.remove()
}

/**
 * Describes the course to search engines and link previews. Returns a function that undoes it. The title stays the route's. Not by React's
 * head elements: they would stand beside the site's description, and both would count.
 */
export function putCourseMeta(course: CourseDetail): () => void {
  const undo = [
    putMeta('name', 'description', descriptionOf(course)),
    ...openGraphOf(course).map(([property, content]) => putMeta('property', property, content)),
    put('link[rel="canonical"]', () => make('link', { rel: 'canonical' }), 'href', courseUrl(course.id)),
    putStructuredData(course),
  ]
  return () => undo.forEach((back) => back())
}
