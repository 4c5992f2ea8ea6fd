import { config as deployment } from '@xhkt/platform/config'
import css from './brand.module.css'

/** The product's mark and name. */
export function Brand() {
  return (
    <span className={css.brand}>
      <svg className={css.mark} viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
        <rect className={css.ground} width="36" height="36" rx="10" />
        <path className={css.page} d="M8 11.5c3.8-1.6 7-1.2 10 1.2v13.8c-3-2.4-6.2-2.8-10-1.2z" />
        <path className={css.pageBack} d="M28 11.5c-3.8-1.6-7-1.2-10 1.2v13.8c3-2.4 6.2-2.8 10-1.2z" />
      </svg>
      <span className={css.name}>{deployment.productName}</span>
    </span>
  )
}
