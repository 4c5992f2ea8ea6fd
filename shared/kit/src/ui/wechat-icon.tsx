import css from './wechat-icon.module.css'

/** The mark of WeChat, beside words that name it. */
export const WechatIcon = () => (
  <svg className={css.wechat} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
    <path d="M11 4.5c-5 0-9 3.3-9 7.4 0 2.3 1.3 4.4 3.3 5.7l-.8 2.6 3-1.6c1.1.4 2.2.5 3.3.5-.9-4.9 3.4-8.7 8.9-8.5C18.9 7 15.3 4.5 11 4.5z" />
    <path d="M26 17.4c0-3.5-3.4-6.2-7.4-6.2s-7.4 2.7-7.4 6.2 3.4 6.2 7.4 6.2c.9 0 1.8-.1 2.6-.4l2.4 1.3-.6-2.2c1.8-1.1 3-2.9 3-4.9z" />
    <g className={css.eyes}>
      <circle cx="8" cy="10" r="1.2" />
      <circle cx="14" cy="10" r="1.2" />
      <circle cx="16.3" cy="15.8" r="1" />
      <circle cx="21.1" cy="15.8" r="1" />
    </g>
  </svg>
)
