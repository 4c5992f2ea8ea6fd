/** Describes an element: the first visible element that matches the selector and has the name. */
export interface Target {
  css: string
  /** A part of the element's label, text or placeholder. */
  name?: string
  /** Whether the name must be the whole label, text or placeholder. */
  exact?: boolean
  /** The element that must contain the element. */
  within?: Target
}

export interface Located {
  /** Centre of the element, in CSS pixels of the viewport; null while another element covers it, or a parent fades or moves. */
  point: { x: number; y: number } | null
  /** The value of a field; undefined for other elements. */
  value: string | undefined
}

/**
 * Finds an element and scrolls it into view. Returns null if no element matches. Runs in the page, so the function is self-contained and
 * uses only the syntax of the oldest engine.
 */
export function locate(target: Target): Located | null {
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const idsOf = (element: Element, attribute: string): (Element | null)[] =>
    (element.getAttribute(attribute) ?? '').split(' ').map((id) => (id ? document.getElementById(id) : null))
  const namesOf = (element: Element): string[] => {
    const { labels, placeholder } = element as HTMLInputElement
    const labelled = [...idsOf(element, 'aria-labelledby'), ...Array.from(labels ?? [])].map((label) => plain(label?.textContent))
    const picture = element.querySelector('img[alt]')?.getAttribute('alt')
    const said = [element.getAttribute('aria-label'), element.textContent, placeholder, element.getAttribute('title'), picture]
    return [...labelled, ...said.map(plain)].filter((name) => name !== '')
  }
  const isSeen = (element: Element): boolean => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const find = ({ css, name, exact, within }: Target): Element | null => {
    const inside = within ? find(within) : document
    const fits = (each: string): boolean => name === undefined || (exact ? each === name : each.includes(name))
    const matches = (each: Element): boolean => isSeen(each) && (name === undefined || namesOf(each).some(fits))
    return Array.from(inside?.querySelectorAll(css) ?? []).find(matches) ?? null
  }
  const element = find(target)
  if (!element) return null
  const box = (): DOMRect => element.getBoundingClientRect()
  if (box().top < 0 || box().bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'auto' })
  const { left, top, width, height } = box()
  const point = { x: left + width / 2, y: top + height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  const labels = Array.from((element as HTMLInputElement).labels ?? [])
  const isOnTop = hit !== null && [element, ...labels].some((each) => each.contains(hit))
  const around: Element[] = []
  for (let each = element.parentElement; each; each = each.parentElement) around.push(each)
  const isMoving = around.some((each) => getComputedStyle(each).opacity === '0' || each.getAnimations().length > 0)
  const { value } = element as Partial<HTMLInputElement>
  return { point: isOnTop && !isMoving ? point : null, value }
}

/** Position of the video in seconds, the number of shown frames and its state; null without a video. */
export function readVideo(): { position: number; frames: number; ready: number; paused: boolean } | null {
  const video = document.querySelector('video')
  if (!video) return null
  const { totalVideoFrames: frames } = video.getVideoPlaybackQuality()
  return { position: video.currentTime, frames, ready: video.readyState, paused: video.paused }
}
