/** Only for a single number: with several, or with an extension, it is unclear what to dial. */
export const telephoneLink = (text: string): string | undefined =>
  /^\+?[\d\s()（）-]+$/.test(text.trim()) ? `tel:${text.replace(/[^\d+]/g, '')}` : undefined

export const mailLink = (text: string): string | undefined => (/^[^\s@]+@[^\s@]+$/.test(text) ? `mailto:${text}` : undefined)
