import type { SystemConfig } from '@xhkt/contract'
import { CompanyData } from './company-data.tsx'
import { contactDetails } from './company.ts'
import css from './company.module.css'

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
  <CompanyData name="联系方式" place="contact">
    {(config) => <ContactDetails config={config} />}
  </CompanyData>
)
