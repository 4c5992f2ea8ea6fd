import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { registry } from '../../../federation/tab-releases.ts'
import css from './company.module.css'

/** The releases that have a list, with the names of their areas for learners. */
function lists(): { title: string; href: string }[] {
  const { host, areas } = registry
  const all = [{ title: '网站框架', href: host?.notices }, ...Object.entries(areas).map(([area, { title = area, notices }]) => ({ title, href: notices }))]
  return all.flatMap(({ title, href }) => (href ? [{ title, href }] : []))
}

/** Links to the licences of the third-party software in each live release, which open in a new tab. */
export const ThirdPartyNotices = () => (
  <>
    <p>本网站使用了开源软件，感谢它们的作者。点击可以查看各部分使用的软件及其许可证。</p>
    <ul className={css.licences}>
      {lists().map(({ title, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noreferrer">
            {title}
            <VisuallyHidden>（在新窗口打开）</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  </>
)
