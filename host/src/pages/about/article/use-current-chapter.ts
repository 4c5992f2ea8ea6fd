import { useCallback, useEffect, useRef, useState } from 'react'
import { hashId } from './use-hash-target.ts'

/** The current chapter is the one at this line: its distance from the top of the window, in percent. */
const lineAt = 25

const scrollsByHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

const atTheEnd = (): boolean => window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2

/** Title and lead are at the line. A jump there crosses no chapter, so the observer does not report it. */
const beforeTheFirst = (): boolean =>
  (document.querySelector('[data-chapter]')?.getBoundingClientRect().top ?? 0) > (window.innerHeight * lineAt) / 100

/**
 * The chapter that the reader is in. A chapter that was chosen by a link or the address stays current until the reader scrolls: near the
 * end of the page it may not reach the line.
 * @returns Its id, and a function that chooses one.
 */
export function useCurrentChapter(ids: readonly string[]): [current: string | undefined, choose: (id: string) => void] {
  const chosen = useRef<string | null>(null)
  const [current, setCurrent] = useState(() => (ids.includes(hashId()) ? hashId() : ids[0]))

  const choose = useCallback((id: string) => {
    chosen.current = id
    setCurrent(id)
  }, [])

  useEffect(() => {
    let onLine = ids[0]
    const show = (): void => {
      if (beforeTheFirst()) onLine = ids[0]
      if (!chosen.current) setCurrent(atTheEnd() ? ids.at(-1) : onLine)
    }
    const take = (): void => {
      chosen.current = ids.includes(hashId()) ? hashId() : null
      if (chosen.current) setCurrent(chosen.current)
    }
    const release = (): void => {
      chosen.current = null
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const found = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.getAttribute('data-chapter'))
        onLine = ids.filter((id) => found.includes(id)).at(-1) ?? onLine
        show()
      },
      { rootMargin: `-${lineAt}% 0px -${99 - lineAt}% 0px` },
    )
    for (const chapter of document.querySelectorAll('[data-chapter]')) observer.observe(chapter)
    chosen.current = ids.includes(hashId()) ? hashId() : null
    addEventListener('hashchange', take)
    addEventListener('scroll', show, { passive: true })
    for (const name of scrollsByHand) addEventListener(name, release, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('hashchange', take)
      removeEventListener('scroll', show)
      for (const name of scrollsByHand) removeEventListener(name, release)
    }
  }, [ids])

  return [current, choose]
}
