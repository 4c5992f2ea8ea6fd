import type { StatusIconName } from './order-status.ts'

const circle = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18'

const drawings: Record<StatusIconName, string> = {
  cancelled: `${circle}M9 9l6 6M15 9l-6 6`,
  clock: `${circle}M12 7v5l3.5 2`,
  tick: `${circle}M8 12.4l2.8 2.8 5.2-5.8`,
  box: 'M12 3l8 4.2v9.6L12 21l-8-4.2V7.2zM4 7.2l8 4.3 8-4.3M12 11.5V21',
  truck:
    'M8.8 17.5H14V6H3v11.5h2.2M14 9.5h3.8l3.2 3.6v4.4h-1.2M14 17.5h2.2M5.2 17.5a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0' +
    'M16.2 17.5a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0',
  done: 'M9 4.5H5.5V21h13V4.5H15M9 3h6v3H9zM8.8 13.2l2.3 2.3 4.3-4.6',
  refund: 'M4 5v4.5h4.5M4.4 9.5A8.3 8.3 0 1 1 3.7 13M9.3 8.5l2.7 3.2 2.7-3.2M12 11.7V17M9.6 13.8h4.8',
  group: 'M9 11.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6M3 19.5c0-3.2 2.6-5.3 6-5.3s6 2.1 6 5.3M15.5 5.3a3.2 3.2 0 0 1 0 6M17 14.6c2.4.5 4 2.3 4 4.9',
  closed: `${circle}M8 12h8`,
}

/** The icon of a status, in the colour of its text. */
export const StatusIcon = ({ name, size }: { name: StatusIconName; size: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} data-icon={name} aria-hidden="true">
    <path d={drawings[name]} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
