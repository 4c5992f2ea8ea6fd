import css from './provider-icons.module.css'

/** Two bubbles that talk. */
export const WechatIcon = () => (
  <svg className={css.wechat} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
    <path d="M11 4.500c-5 0-9 3.300-9 7.400 0 2.300 1.300 4.400 3.300 5.700l-.8 2.600 3-1.600c1.100.4 2.200.5 3.300.5-.9-4.900 3.400-8.700 8.900-8.500C18.900 7 15.300 4.500 11 4.500z" />
    <path d="M26 17.400c0-3.500-3.400-6.200-7.400-6.200s-7.400 2.700-7.400 6.200 3.400 6.200 7.400 6.200c.9 0 1.800-.1 2.600-.4l2.400 1.300-.6-2.200c1.800-1.100 3-2.900 3-4.900z" />
    <g className={css.eyes}>
      <circle cx="8" cy="10" r="1.200" />
      <circle cx="14" cy="10" r="1.200" />
      <circle cx="16.300" cy="15.800" r="1" />
      <circle cx="21.100" cy="15.800" r="1" />
    </g>
  </svg>
)

/** A penguin. */
export const QqIcon = () => (
  <svg className={css.qq} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
    <path d="M14 3c-4 0-6.600 2.900-6.600 6.900 0 .8.1 1.300.3 1.900C6 14 4.700 16.300 4.700 18.200c0 1.300.7 1.700 1.900.2.3 1.200.9 2.200 1.800 3-1.200.5-2 1.200-2 1.900C6.400 24.400 8.600 25 11 25c1.300 0 2.300-.2 3-.5.7.3 1.700.5 3 .5 2.400 0 4.600-.6 4.600-1.700 0-.7-.8-1.400-2-1.900.9-.8 1.500-1.800 1.800-3 1.200 1.500 1.900 1.100 1.900-.2 0-1.900-1.300-4.200-3-6.400.2-.6.3-1.100.3-1.900C20.600 5.900 18 3 14 3z" />
    <g className={css.eyes}>
      <ellipse cx="11.700" cy="8.600" rx="1.100" ry="1.700" />
      <ellipse cx="16.300" cy="8.600" rx="1.100" ry="1.700" />
    </g>
  </svg>
)

export const PhoneIcon = () => (
  <svg className={css.phone} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
    <rect x="7.500" y="3" width="13" height="22" rx="3" />
    <path d="M12.500 21.500h3" />
  </svg>
)
