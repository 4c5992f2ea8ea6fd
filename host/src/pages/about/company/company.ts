import type { SystemConfig } from '@xhkt/contract'
import { publicUrl } from '@xhkt/kit/format'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { mailLink, telephoneLink } from '../../../shell/layout/contact-links.ts'

/** The system config. The shell loads it too, so it is usually cached. */
export const useCompany = () => useQuery(apiQuery('/v1/sys/config'))

export interface ContactDetail {
  name: string
  text: string
  href?: string
}

/** The operator's contact details. Omits what is not configured. */
export function contactDetails({ company_tel, company_address, business_cooperation }: SystemConfig): ContactDetail[] {
  return [
    { name: '客服电话', text: company_tel, href: telephoneLink(company_tel) },
    { name: '公司地址', text: company_address },
    { name: '商务合作', text: business_cooperation, href: mailLink(business_cooperation) },
  ].filter(({ text }) => text.trim())
}

const documents = [
  { name: '营业执照', field: 'business_license' },
  { name: '出版物经营许可证', field: 'publications_license' },
  { name: '广播电视节目制作经营许可证', field: 'radio_license' },
] as const

export interface Licence {
  name: string
  href: string
}

export const licences = (config: SystemConfig): Licence[] =>
  documents.map(({ name, field }) => ({ name, href: publicUrl(config.public_domain, config[field]) })).filter(({ href }) => href)
