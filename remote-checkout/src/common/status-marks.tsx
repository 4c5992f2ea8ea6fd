export const Tick = () => (
  <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
    <circle cx="32" cy="32" r="32" fill="var(--color-success)" />
    <path d="M18 33l10 10 19-21" fill="none" stroke="var(--color-card)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

export const Warning = () => (
  <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
    <circle cx="32" cy="32" r="32" fill="var(--color-warning)" />
    <path d="M32 16v22M32 46v1" fill="none" stroke="var(--color-card)" strokeWidth="5" strokeLinecap="round" />
  </svg>
)
