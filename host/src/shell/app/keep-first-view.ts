import { localItem } from '@xhkt/platform/storage'
import { type FirstView, firstViewKey } from '../../boot/first-view.ts'

const stored = localItem(firstViewKey, { pathname: 'token', html: 'text', css: 'text' })

/** Whether a rule styles anything in the parts, in any state: without states and pseudo-elements its selector matches something. */
function isFor(parts: readonly Element[], selectors: string): boolean {
  const withoutStates = selectors.replaceAll(/::?[\w-]+(\([^)]*\))?/g, '')
  return withoutStates.split(',').some((each) => {
    const selector = each.trim() || '*'
    try {
      return parts.some((element) => element.matches(selector) || element.querySelector(selector) !== null)
    } catch {
      return false
    }
  })
}

/** The text of the rules that style the parts themselves. What they inherit reaches a shadow tree anyway. */
function rulesFor(parts: readonly Element[], rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) return !rule.selectorText.includes(':root') && isFor(parts, rule.selectorText) ? rule.cssText : ''
      const { cssRules, cssText } = rule as CSSRule & Partial<CSSGroupingRule>
      const inner = cssRules ? rulesFor(parts, cssRules) : ''
      return inner && `${cssText.slice(0, cssText.indexOf('{'))}{${inner}}`
    })
    .join('')
}

/**
 * Markup for the next visit, without stops of the tab key and invisible parts. The policy forbids style attributes, so rules
 * replace them.
 */
function copyOf(parts: readonly Element[]): Pick<FirstView, 'html' | 'css'> {
  const styles: string[] = []
  const copies = parts.map((part) => part.cloneNode(true) as Element)
  const all = (selector: string): Element[] => copies.flatMap((copy) => [...copy.querySelectorAll(selector)])
  for (const element of all('[inert]')) element.remove()
  for (const element of all('a, button')) element.setAttribute('tabindex', '-1')
  for (const element of all('[style]')) {
    const style = element.getAttribute('style') ?? ''
    element.removeAttribute('style')
    if (!styles.includes(style)) styles.push(style)
    element.setAttribute('data-style', String(styles.indexOf(style)))
  }
  const css = styles.map((style, i) => `[data-style="${i}"]{${style}}`).join('')
  return { html: copies.map((copy) => copy.outerHTML).join(''), css }
}

function viewOf(parts: readonly Element[]): FirstView {
  const { html, css } = copyOf(parts)
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].map((sheet) => rulesFor(parts, sheet.cssRules))
  return { pathname: location.pathname, html, css: rules.join('') + css }
}

const shownParts = (): Element[] => [...document.querySelectorAll('main [data-first-view]')]
const isLoading = (): boolean => document.querySelector('main [data-skeleton]') !== null

function keep(): void {
  const parts = shownParts()
  const top = parts[0]?.getAttribute('data-first-view')
  try {
    if (top === 'start') stored.set(viewOf(parts))
    // The page begins with something else now.
    else if (top === '') stored.remove()
  } catch {
    // A style sheet cannot be read. The next visit shows the skeleton.
  }
}

/**
 * Keeps what the page shows first, for the next visit (boot/first-view.ts). A page marks its parts, which are the same for everyone: the
 * top one with `start`, or with `moved` while it shows something else than at its start. Waits for a page that still loads: after
 * a slow answer the next visit gains most.
 */
export function keepFirstView(): void {
  if (shownParts().length > 0 || !isLoading()) {
    keep()
    return
  }
  const observer = new MutationObserver(() => {
    if (shownParts().length === 0 && isLoading()) return
    observer.disconnect()
    keep()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
