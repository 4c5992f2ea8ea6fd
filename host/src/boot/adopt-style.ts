/** Adds the style that a template of index.html carries, once. The page's policy allows a constructed style sheet without a hash. */
export function adoptStyle({ dataset }: HTMLElement): void {
  if (!dataset.css) return
  adoptSheet(dataset.css)
  delete dataset.css
}

/** Safari before 16.4 constructs no style sheets: a skeleton has no sizes there. */
export function adoptSheet(css: string): void {
  if (!('adoptedStyleSheets' in document)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  // Not `push`: the list of an older browser is frozen.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
