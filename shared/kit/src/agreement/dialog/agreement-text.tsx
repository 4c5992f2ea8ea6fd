import type { Agreement } from '@xhkt/contract'
import css from './agreement-text.module.css'

/** The keyboard scrolls only what can have the focus. */
const scrollable = { role: 'region', tabIndex: 0 } as const

/** The text of an agreement. It scrolls inside, by keyboard too. */
export function AgreementText({ agreement: { title, sections } }: { agreement: Agreement }) {
  return (
    <div className={css.text} aria-label="协议内容" {...scrollable}>
      <h2 className={css.title}>{title}</h2>
      {sections.map((section) => (
        <section key={section.title}>
          <h3 className={css.heading}>{section.title}</h3>
          <p className={css.paragraph}>{section.text}</p>
        </section>
      ))}
    </div>
  )
}
