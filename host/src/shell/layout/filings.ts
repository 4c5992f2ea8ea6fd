/** The ministry's register of ICP filings. */
export const icpUrl = 'https://beian.miit.gov.cn'

/** The police's register finds a filing by the digits of its number. */
export function policeUrl(filing: string): string {
  const code = filing.replace(/\D/g, '')
  return code ? `https://beian.mps.gov.cn/#/query/webSearch?code=${code}` : 'https://beian.mps.gov.cn'
}
