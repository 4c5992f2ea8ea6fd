import type { ReactNode } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Blocks } from './blocks.tsx'
import type { Chapter, Document } from './document.ts'
import { chineseNumber } from './numbering.ts'
import { useHashTarget } from './use-hash-target.ts'
import css from './article.module.css'

/** The target of 返回顶部. */
export const topId = 'article-title'

// The headings are focusable, so that after a link to one the next Tab continues from there.
const Section = ({ chapter, number }: { chapter: Chapter; number: number | null }) => (
  <section className={css.chapter} data-chapter={chapter.id}>
    <h2 id={chapter.id} tabIndex={-1}>
      {number !== null && `${chineseNumber(number)}、`}
      {chapter.title}
    </h2>
    <Blocks blocks={chapter.blocks} />
    <div className={css.parts}>
      {chapter.parts?.map((part, at) => (
        <div key={part.id} className={css.part}>
          <h3 id={part.id} tabIndex={-1}>
            {number !== null && `${number}.${at + 1} `}
            {part.title}
          </h3>
          <Blocks blocks={part.blocks} />
        </div>
      ))}
    </div>
  </section>
)

interface Props {
  document: Document
  numbered?: boolean
  /** Uses the full width of the card, with parts, cards and steps side by side. */
  wide?: boolean
  /** Shown under the title. */
  note?: ReactNode
  /** Shown between the lead and the first chapter. */
  children?: ReactNode
}

/** A text in chapters. A hash in the address leads to a chapter or a part. */
export function Article({ document, numbered = false, wide = false, note, children }: Props) {
  useHashTarget()
  return (
    <article className={classNames(css.article, wide && css.wide)}>
      <h1 id={topId} tabIndex={-1}>
        {document.title}
      </h1>
      {note}
      <div className={css.lead}>
        <Blocks blocks={document.lead} />
      </div>
      {children}
      {document.chapters.map((chapter, at) => (
        <Section key={chapter.id} chapter={chapter} number={numbered ? at + 1 : null} />
      ))}
    </article>
  )
}
