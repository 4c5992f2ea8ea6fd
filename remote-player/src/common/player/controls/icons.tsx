import css from './control-button.module.css'

/** Paths on a ground of 24 × 24. */
const paths = {
  play: 'M8 5.2v13.6a.8.8 0 0 0 1.2.7l10.7-6.8a.8.8 0 0 0 0-1.4L9.2 4.5a.8.8 0 0 0-1.2.7z',
  pause: 'M7 4.5h2.5a.8.8 0 0 1 .8.8v13.4a.8.8 0 0 1-.8.8H7a.8.8 0 0 1-.8-.8V5.3a.8.8 0 0 1 .8-.8zm7.5 0H17a.8.8 0 0 1 .8.8v13.4a.8.8 0 0 1-.8.8h-2.5a.8.8 0 0 1-.8-.8V5.3a.8.8 0 0 1 .8-.8z',
  replay: 'M12 5V2L7 6.5 12 11V7.6a5.2 5.2 0 1 1-5.2 5.2H4.2A7.8 7.8 0 1 0 12 5z',
  back: 'M12 5V2L7 6.5 12 11V7.6a5.2 5.2 0 1 1-5.2 5.2H4.2A7.8 7.8 0 1 0 12 5zM10 10.6v5.2h-1.4v-3.6l-.9.3v-1.2zm3.2 0c1.2 0 1.9 1 1.9 2.6s-.7 2.6-1.9 2.6-1.9-1-1.9-2.6.7-2.6 1.9-2.6zm0 1.2c-.4 0-.6.5-.6 1.4s.2 1.4.6 1.4.6-.5.6-1.4-.2-1.4-.6-1.4z',
  ahead: 'M12 5V2l5 4.5L12 11V7.6a5.2 5.2 0 1 0 5.2 5.2h2.6A7.8 7.8 0 1 1 12 5zM10 10.6v5.2h-1.4v-3.6l-.9.3v-1.2zm3.2 0c1.2 0 1.9 1 1.9 2.6s-.7 2.6-1.9 2.6-1.9-1-1.9-2.6.7-2.6 1.9-2.6zm0 1.2c-.4 0-.6.5-.6 1.4s.2 1.4.6 1.4.6-.5.6-1.4-.2-1.4-.6-1.4z',
  autoplay: 'M8 6h8a6 6 0 0 1 0 12H8A6 6 0 0 1 8 6zm8 2.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zm-1.2 1.9 3 1.9-3 1.9z',
  autoplayOff: 'M8 6h8a6 6 0 0 1 0 12H8A6 6 0 0 1 8 6zm0 2a4 4 0 0 0 0 8h8a4 4 0 0 0 0-8zm.2 1.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z',
  volume: 'M4 9.2v5.6h3.6L12.4 19V5L7.6 9.2zM15 8.3v7.4a4 4 0 0 0 0-7.4zm0-4v2.1a6 6 0 0 1 0 11.2v2.1a8 8 0 0 0 0-15.4z',
  muted: 'M4 9.2v5.6h3.6L12.4 19V5L7.6 9.2zM21 9.8l-1.4-1.4-2.4 2.4-2.4-2.4-1.4 1.4 2.4 2.3-2.4 2.4 1.4 1.4 2.4-2.4 2.4 2.4 1.4-1.4-2.4-2.4z',
  full: 'M4 4h6v2.2H6.2V10H4zm10 0h6v6h-2.2V6.2H14zM4 14h2.2v3.8H10V20H4zm13.8 0H20v6h-6v-2.2h3.8z',
  leaveFull: 'M7.8 4H10v6H4V7.8h3.8zM14 4h2.2v3.8H20V10h-6zM4 14h6v6H7.8v-3.8H4zm10 0h6v2.2h-3.8V20H14z',
  page: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zm1 2v10h14V7z',
  leavePage: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zm1 2v10h14V7zm3 3h8v4H8z',
  picture: 'M4 5h16a1 1 0 0 1 1 1v6h-2V7H5v10h6v2H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zm10 9h7v5h-7z',
  captions: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zm1 2v10h14V7zm2 6h4v2H7zm6 0h4v2h-4zM7 9.5h7v2H7z',
  captionsOn: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zm3 8v2h4v-2zm6 0v2h4v-2zM7 9.5v2h7v-2z',
  next: 'M6 5.2v13.6a.8.8 0 0 0 1.2.7l9.3-6.8a.8.8 0 0 0 0-1.4L7.2 4.5a.8.8 0 0 0-1.2.7zM17 4.5h2v15h-2z',
  keyboard: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zm1 2v8h14V8zm1.5 1.5h2v2h-2zm3.7 0h2v2h-2zm3.7 0h2v2h-2zM16.5 9.5h1.5v2h-1.5zM8 13h8v1.7H8z',
  check: 'M9.5 16.2 5.6 12.3l-1.5 1.5 5.4 5.4L20.5 8.2 19 6.7z',
} as const

export type IconName = keyof typeof paths

/** An icon by its path. */
export const PathIcon = ({ path }: { path: string }) => (
  <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} fillRule="evenodd" />
  </svg>
)

export const Icon = ({ name }: { name: IconName }) => <PathIcon path={paths[name]} />
