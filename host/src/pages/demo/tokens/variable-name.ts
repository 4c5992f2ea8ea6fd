/** The CSS variable of a token: `color` and `textSecondary` give `--color-text-secondary`. */
export const variableName = (...parts: string[]): string =>
  `--${parts.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
