/** Adds the style that a template of index.html carries, once. The page's policy allows a constructed style sheet without a hash. */
export function adoptStyle({ dataset }: HTMLElement): void {
  if (!dataset.css) return
  adoptSheet(dataset.css)
  delete dataset.css
}

export function adoptSheet(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
