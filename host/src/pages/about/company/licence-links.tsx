import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import css from './company.module.css'

/** Links to documents, which open in a new tab. */
export const LicenceLinks = ({ links }: { links: { name: string; href: string }[] }) => (
  <ul className={css.licences}>
    {links.map(({ name, href }) => (
      <li key={href}>
        <a href={href} target="_blank" rel="noreferrer">
          {name}
          <VisuallyHidden>（在新窗口打开）</VisuallyHidden>
        </a>
      </li>
    ))}
  </ul>
)
