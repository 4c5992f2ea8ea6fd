import { useEffect, useMemo, useRef } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import { topId } from './article.tsx'
import type { Chapter } from './document.ts'
import { chineseNumber } from './numbering.ts'
import { useCurrentChapter } from './use-current-chapter.ts'
import css from './toc.module.css'

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

function toTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  document.getElementById(topId)?.focus({ preventScroll: true })
}

/** The table of contents of a long text. Marks the current chapter. */
export function Toc({ chapters }: { chapters: readonly Chapter[] }) {
  const ids = useMemo(() => chapters.map(({ id }) => id), [chapters])
  const [current, choose] = useCurrentChapter(ids)
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Scrolls only the list; `scrollIntoView` would move the page too.
    if (list.current && marked) list.current.scrollTop = marked.offsetTop - list.current.clientHeight / 2
  }, [current])

  return (
    <nav className={css.toc} aria-label="目录">
      <p className={css.title} aria-hidden="true">
        目录
      </p>
      <ol className={css.list} ref={list}>
        {chapters.map(({ id, title }, at) => (
          <li key={id}>
            <a className={css.link} href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={() => choose(id)}>
              {chineseNumber(at + 1)}、{title}
            </a>
          </li>
        ))}
      </ol>
      <Button variant="text" size="sm" className={css.top} onClick={toTop}>
        返回顶部
      </Button>
    </nav>
  )
}
