import css from './provider-icons.module.css'

export const QqIcon = () => (
  <svg className={css.qq} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
    <path d="M14 3c-4 0-6.6 2.9-6.6 6.9 0 .8.1 1.3.3 1.9C6 14 4.7 16.3 4.7 18.2c0 1.3.7 1.7 1.9.2.3 1.2.9 2.2 1.8 3-1.2.5-2 1.2-2 1.9C6.4 24.4 8.6 25 11 25c1.3 0 2.3-.2 3-.5.7.3 1.7.5 3 .5 2.4 0 4.6-.6 4.6-1.7 0-.7-.8-1.4-2-1.9.9-.8 1.5-1.8 1.8-3 1.2 1.5 1.9 1.1 1.9-.2 0-1.9-1.3-4.2-3-6.4.2-.6.3-1.1.3-1.9C20.6 5.9 18 3 14 3z" />
    <g className={css.eyes}>
      <ellipse cx="11.7" cy="8.6" rx="1.1" ry="1.7" />
      <ellipse cx="16.3" cy="8.6" rx="1.1" ry="1.7" />
    </g>
  </svg>
)

export const PhoneIcon = () => (
  <svg className={css.phone} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
    <rect x="7.500" y="3" width="13" height="22" rx="3" />
    <path d="M12.5 21.5h3" />
  </svg>
)
