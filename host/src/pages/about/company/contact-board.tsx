import { publicUrl } from '@xhkt/kit/format'
import { CompanyData } from './company-data.tsx'
import { ContactDetails } from './contact.tsx'
import css from './company.module.css'

const codes = [
  { name: '课程顾问', field: 'kf_wx_qrcode', use: '选课、报名、续费拿不准时，用微信扫码添加课程顾问。' },
  { name: '微信公众号', field: 'wx_qrcode', use: '关注公众号，接收开课提醒和学习内容。' },
] as const

/** In px, as the large QR codes of the footer. */
const side = 137

/** All configured contact details, and the QR codes with their use. */
export const ContactBoard = () => (
  <CompanyData name="联系方式" place="board">
    {(config) => {
      const shown = codes.map((code) => ({ ...code, src: publicUrl(config.public_domain, config[code.field]) })).filter(({ src }) => src)
      return (
        <div className={css.board}>
          <ContactDetails config={config} />
          {shown.length > 0 && (
            <ul className={css.codes}>
              {shown.map(({ name, src, use }) => (
                <li key={name}>
                  <img src={src} alt={`${name}二维码`} width={side} height={side} loading="lazy" />
                  <h2>{name}</h2>
                  <p>{use}</p>
                </li>
              ))}
            </ul>
          )}
        </div>
      )
    }}
  </CompanyData>
)
