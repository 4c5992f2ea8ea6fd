import type { SystemConfig } from '@xhkt/contract'
import { CompanyPlace } from './company-place.tsx'
import { contactDetails } from './company.ts'
import css from './company.module.css'

/** The ways to reach the operator, as a list of terms. */
export function ContactDetails({ config }: { config: SystemConfig }) {
  const details = contactDetails(config)
  if (details.length === 0) return null
  return (
    <dl className={css.details}>
      {details.map(({ name, text, href }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{href ? <a href={href}>{text}</a> : text}</dd>
        </div>
      ))}
    </dl>
  )
}

export const Contact = () => (
  <CompanyPlace name="联系方式" place="contact">
    {(config) => <ContactDetails config={config} />}
  </CompanyPlace>
)
