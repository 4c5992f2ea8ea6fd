/** Escaped markup. Create it with the `html` tag only. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

type Part = Html | Html[] | string | number | null

function escaped(part: Part): string {
  if (part === null) return ''
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map((one) => one.text).join('')
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** Escapes every value except markup of this tag. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + escaped(parts[index - 1] ?? null) + string))
}
