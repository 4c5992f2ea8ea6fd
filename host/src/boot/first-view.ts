import { showWideLesson } from './wide-lesson.ts'

/** What a page showed first at the last visit. It is the same for everyone. */
export interface FirstView {
  pathname: string
  html: string
  /** The rules that `html` needs. */
  css: string
}

export const firstViewKey = 'xhkt_first_view'
export const firstViewId = 'first-view'

function layOverSkeleton({ pathname, html, css }: Partial<FirstView>): void {
  // Another release may have written the stored value. The shared reader of stored values would make every index.html larger.
  if (pathname !== location.pathname || typeof html !== 'string' || typeof css !== 'string') return
  const view = document.createElement('div')
  view.id = firstViewId
  view.setAttribute('aria-hidden', 'true')
  view.className = document.getElementById('main')?.className ?? ''
  view.style.cssText = 'position:absolute;inset:var(--top-bar-height) 0 auto;min-height:0'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const content = view.attachShadow({ mode: 'closed' })
  content.adoptedStyleSheets = [sheet]
  content.innerHTML = html
  document.body.append(view)
  const changes = new MutationObserver(() => {
    const isLoading = document.querySelector('#root [data-early-picture],#root [data-rest-of-page]')
    if (isLoading && pathname === location.pathname) return
    view.remove()
    changes.disconnect()
  })
  changes.observe(document.body, { childList: true, subtree: true })
}

/**
 * Shows the page as the last visit left it: lessons are wide where the learner has chosen that, and the first view of the last visit lies
 * over the skeleton until the page has rendered below it. The first view has the layout of the page's main
 * part, but is outside the app, in a closed shadow tree: its rules reach nothing else, and its links load their page.
 */
export function showFirstView(): void {
  try {
    showWideLesson()
    layOverSkeleton(JSON.parse(localStorage.getItem(firstViewKey) ?? '') as Partial<FirstView>)
  } catch {
    // The storage is blocked or empty. The skeleton stays.
  }
}
