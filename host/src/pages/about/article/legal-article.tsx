import { useMediaQuery } from '@xhkt/kit/use-media-query'
import { Article } from './article.tsx'
import type { LegalDocument } from './document.ts'
import { chineseDay } from './numbering.ts'
import { Toc } from './toc.tsx'
import css from './article.module.css'

/** A legal document with its version, its dates and its table of contents: beside it, in a narrow window before the first chapter. */
export function LegalArticle({ document }: { document: LegalDocument }) {
  const isNarrow = useMediaQuery('(max-width: 767px)')
  const toc = <Toc chapters={document.chapters} />
  const days = [
    { name: '发布日期', day: document.published },
    { name: '生效日期', day: document.effective },
  ]
  return (
    <div className={css.withToc}>
      <Article
        document={document}
        numbered
        note={
          <p className={css.note}>
            <span>版本：{document.version}</span>
            {days.map(({ name, day }) => (
              <span key={name}>
                {name}：<time dateTime={day}>{chineseDay(day)}</time>
              </span>
            ))}
          </p>
        }
      >
        {isNarrow && toc}
      </Article>
      {!isNarrow && toc}
    </div>
  )
}
