import type { ReactNode } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Blocks } from './blocks.tsx'
import type { Chapter, Document } from './document.ts'
import { chineseNumber } from './numbering.ts'
import { useAddressedPlace } from './use-addressed-place.ts'
import css from './article.module.css'

/** Where 返回顶部 leads. */
export const topId = 'article-title'

// The headings can take the focus, so that whoever follows a link to one goes on from there.
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
  /** As wide as the card: parts, cards and steps side by side. */
  wide?: boolean
  /** Stands under the title. */
  note?: ReactNode
  /** Stands between the lead and the first chapter. */
  children?: ReactNode
}

/** One text, in chapters; a hash in the address leads to a chapter or a part. */
export function Article({ document, numbered = false, wide = false, note, children }: Props) {
  useAddressedPlace()
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
