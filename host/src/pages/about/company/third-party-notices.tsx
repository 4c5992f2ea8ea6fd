import { registry } from '../../../federation/tab-releases.ts'
import { LicenceLinks } from './licence-links.tsx'

/** The releases that have a list, with the names of their areas for learners. */
function lists(): { name: string; href: string }[] {
  const { host, areas } = registry
  const all = [{ name: '网站框架', href: host?.notices }, ...Object.entries(areas).map(([area, { title = area, notices }]) => ({ name: title, href: notices }))]
  return all.flatMap(({ name, href }) => (href ? [{ name, href }] : []))
}

/** Links to the licences of the third-party software in each live release, which open in a new tab. */
export const ThirdPartyNotices = () => (
  <>
    <p>本网站使用了开源软件，感谢它们的作者。点击可以查看各部分使用的软件及其许可证。</p>
    <LicenceLinks links={lists()} />
  </>
)
