import { useEffect, useRef } from 'react'
import { useCurrentChapter } from '../../about/article/use-current-chapter.ts'
import css from './contents.module.css'

export interface ContentsGroup {
  title: string
  sections: readonly { id: string; title: string }[]
}

interface Props {
  groups: readonly ContentsGroup[]
  /** Ids of all sections, in their order. */
  ids: readonly string[]
}

/** The table of contents beside the page. Marks the current section. */
export function Contents({ groups, ids }: Props) {
  const [current, choose] = useCurrentChapter(ids)
  const frame = useRef<HTMLElement>(null)

  useEffect(() => {
    const marked = frame.current?.querySelector<HTMLElement>('[aria-current]')
    if (frame.current && marked) frame.current.scrollTop = marked.offsetTop - frame.current.clientHeight / 2
  }, [current])

  return (
    <nav className={css.contents} aria-label="目录" ref={frame}>
      {groups.map(({ title, sections }) => (
        <div key={title}>
          <p className={css.group}>{title}</p>
          <ul className={css.list}>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a className={css.link} href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={() => choose(id)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
