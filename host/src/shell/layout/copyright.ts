import { config as deployment } from '@xhkt/platform/config'

const isMainDomain = (host: string): boolean => {
  const main = deployment.mainDomain.toLowerCase()
  return main !== '' && (host === main || host === `www.${main}`)
}

/** A fixed text on the main domain, the system config's elsewhere (docs/product/routes.md#footer). */
export function copyrightOn(host: string, configured: string): string {
  return isMainDomain(host.toLowerCase()) ? `Copyright © 2026 ${deployment.productName} 版权所有` : configured
}
