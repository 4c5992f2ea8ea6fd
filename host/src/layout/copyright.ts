import { config as deployment } from '@xhkt/platform/config'

const isMainDomain = (host: string): boolean => {
  const main = deployment.mainDomain.toLowerCase()
  return main !== '' && (host === main || host === `www.${main}`)
}

/** Section 9: a fixed text on the main domain, elsewhere the system config's. */
export function copyrightOn(host: string, configured: string): string {
  return isMainDomain(host.toLowerCase()) ? `Copyright © 2026 ${deployment.productName} 版权所有` : configured
}
