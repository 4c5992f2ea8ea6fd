import { config as deployment } from '@xhkt/platform/config'
import css from './brand.module.css'

/** The product's mark and name. */
export function Brand() {
  return (
    <span className={css.brand}>
      <svg className={css.mark} viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
        <rect className={css.ground} width="36" height="36" rx="10" />
        <path className={css.page} d="M8 11.500c3.800-1.600 7-1.200 10 1.200v13.800c-3-2.400-6.200-2.800-10-1.200z" />
        <path className={css.pageBack} d="M28 11.500c-3.800-1.600-7-1.200-10 1.200v13.800c3-2.400 6.200-2.800 10-1.200z" />
      </svg>
      <span className={css.name}>{deployment.productName}</span>
    </span>
  )
}
