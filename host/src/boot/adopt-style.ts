/** Adds the style that a template of index.html carries, once. The page's policy allows a constructed style sheet without a hash. */
export function adoptStyle({ dataset }: HTMLElement): void {
  if (!dataset.css) return
  adoptSheet(dataset.css)
  delete dataset.css
}

/** A rule, which contains others if it is conditional. */
const rule = /[^{}]+\{([^{}]+\{[^{}]*\})*[^{}]*\}/g

export function adoptSheet(css: string): void {
  const [own] = document.styleSheets
  if ('adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    // Not `push`: the list of an older browser is frozen.
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return
  }
  // Safari before 16.4 constructs no sheets. The policy allows a rule that a script inserts into a sheet of the page.
  for (const text of css.match(rule) ?? []) own?.insertRule(text, own.cssRules.length)
}
