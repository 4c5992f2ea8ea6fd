import { config as deployment } from '@xhkt/platform/config'
import { ExternalLink } from './external-link.tsx'
import css from './store-links.module.css'

/** The app stores that the deployment configures. */
export function appStores(): { name: string; href: string }[] {
  const { ios, android } = deployment.app
  return [
    { name: 'App Store', href: ios },
    { name: 'Android', href: android },
  ].filter(({ href }) => href)
}

/** Links to the app stores; nothing if none is configured. */
export function StoreLinks() {
  const stores = appStores()
  if (stores.length === 0) return null
  return (
    <ul className={css.stores}>
      {stores.map(({ name, href }) => (
        <li key={name}>
          <ExternalLink className={css.store} href={href}>
            <svg className={css.sign} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M10 3v9M6 8.5l4 4 4-4M4 16.5h12" />
            </svg>
            {name} 下载
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
