import type { SystemConfig } from '@xhkt/shared/contract'
import { apiQuery, useQuery } from '@xhkt/shared/query'
import { publicUrl } from '../../../layout/public-url.ts'

/** What the operator says of itself; the shell asks for it too, so it is mostly there. */
export const useCompany = () => useQuery(apiQuery('/v1/sys/config'))

export interface ContactDetail {
  name: string
  text: string
  href?: string
}

/** One number; of several, or one with an extension, nobody can tell what to dial. */
const telephone = (text: string): string | undefined =>
  /^\+?[\d\s()（）-]+$/.test(text.trim()) ? `tel:${text.replace(/[^\d+]/g, '')}` : undefined

const mailbox = (text: string): string | undefined => (/^[^\s@]+@[^\s@]+$/.test(text) ? `mailto:${text}` : undefined)

/** The ways to reach the operator; what is not configured is left out. */
export function contactDetails({ company_tel, company_address, business_cooperation }: SystemConfig): ContactDetail[] {
  return [
    { name: '客服电话', text: company_tel, href: telephone(company_tel) },
    { name: '公司地址', text: company_address },
    { name: '商务合作', text: business_cooperation, href: mailbox(business_cooperation) },
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
