import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { CompanyPlace } from './company-place.tsx'
import { licences } from './company.ts'
import css from './company.module.css'

/** The operator's licences, each in a window of its own. */
export const Licences = () => (
  <CompanyPlace name="资质证照" place="licences">
    {(config) => {
      const held = licences(config)
      return held.length === 0 ? (
        <p>运营者尚未在此公示资质证照。</p>
      ) : (
        <>
          <p>以下证照由平台的运营者提供，点击可以查看。</p>
          <ul className={css.licences}>
            {held.map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noreferrer">
                  {name}
                  <VisuallyHidden>（在新窗口打开）</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </>
      )
    }}
  </CompanyPlace>
)
