import { Article } from './article.tsx'
import type { LegalDocument } from './document.ts'
import { chineseDay } from './numbering.ts'
import { Toc } from './toc.tsx'
import css from './article.module.css'

/** A legal document with its version, its dates and its table of contents. */
export function LegalArticle({ document }: { document: LegalDocument }) {
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
      />
      <Toc chapters={document.chapters} />
    </div>
  )
}
