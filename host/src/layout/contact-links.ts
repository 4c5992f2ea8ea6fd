/** One number; of several, or one with an extension, nobody can tell what to dial. */
export const telephoneLink = (text: string): string | undefined =>
  /^\+?[\d\s()（）-]+$/.test(text.trim()) ? `tel:${text.replace(/[^\d+]/g, '')}` : undefined

export const mailLink = (text: string): string | undefined => (/^[^\s@]+@[^\s@]+$/.test(text) ? `mailto:${text}` : undefined)
