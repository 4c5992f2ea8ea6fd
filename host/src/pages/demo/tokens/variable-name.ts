/** The CSS variable of a token: `--color-text-secondary` of `color` and `textSecondary`. */
export const variableName = (...parts: string[]): string =>
  `--${parts.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
