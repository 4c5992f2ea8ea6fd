import type { SystemConfig } from '@xhkt/contract'
import { Brand } from './brand.tsx'
import { mailLink, telephoneLink } from './contact-links.ts'
import css from './footer-company.module.css'

const Contact = ({ text, href }: { text: string; href: string | undefined }) => (href ? <a href={href}>{text}</a> : text)

/** The company and how to contact it. Omits what the system config leaves empty. */
export function FooterCompany({ config }: { config: SystemConfig | null }) {
  const { company_tel: tel, company_address: address, business_cooperation: cooperation } = config ?? {}
  return (
    <div className={css.company}>
      <Brand />
      {tel && (
        <p className={css.tel}>
          <span className={css.label}>客服电话</span>
          <span className={css.number}>
            <Contact text={tel} href={telephoneLink(tel)} />
          </span>
        </p>
      )}
      {address && <p className={css.text}>地址：{address}</p>}
      {cooperation && (
        <p className={css.text}>
          商务合作：
          <Contact text={cooperation} href={mailLink(cooperation)} />
        </p>
      )}
    </div>
  )
}
