import type { HeldPage } from '../navigation/scroll-restoration.ts'
import { followControl } from './restore-focus-on-back.ts'

/** Milliseconds between two checks. A page counts as loaded when two checks in a row find its former height. */
const checkMs = 150
/** A page may never get its former height. After these checks (10 s) its last part has loaded or failed. */
const maxChecks = 70
const inputs = ['pointerdown', 'keydown'] as const

/** Content that is still loading. */
const loading = '[data-skeleton],[data-rest-of-page]'
/** A view in place of the content, which comes after a retry or a login. */
const incomplete = '[data-state="error"],[data-login-required]'

/** Height in px that a held main area would have now. */
function naturalHeight(main: HTMLElement): number {
  const { height } = main.style
  // A document that is lower for a moment would lose its scroll position.
  document.body.style.minHeight = `${document.body.offsetHeight}px`
  main.style.height = ''
  const natural = main.getBoundingClientRect().height
  main.style.height = height
  document.body.style.minHeight = ''
  return natural
}

/**
 * Keeps a held page where it was left until its content is as high as it was, or the learner uses it. An error is shown as it is; the
 * scroll comes back with the content. Returns a function that ends it.
 */
export function keepScroll({ main, left, scrolled, hold, fail, release }: HeldPage): () => void {
  let expected = scrolled
  let failed = false
  let used = false
  let equal = 0
  let checks = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const has = (selector: string, text = ''): boolean =>
    // Ignores a hidden page, and skeletons that are samples or part of a picture.
    [...main.querySelectorAll(selector)].some(
      (found) => found.textContent.includes(text) && !found.closest('[style*="display: none"],[role="img"],[data-samples]'),
    )
  const isStill = (): boolean => Math.abs(window.scrollY - expected) < 1
  const finish = (): void => {
    const still = isStill()
    release()
    if (still) followControl(left.top)
  }
  const check = (): void => {
    timer = undefined
    checks++
    const height = naturalHeight(main)
    equal = Math.abs(height - left.height) < 1 ? equal + 1 : 0
    const isComplete = equal > 1 && !has('[role="status"]', '加载中')
    if (isComplete || used || !isStill() || checks > maxChecks) finish()
    else if (has(incomplete) && height < left.top + window.innerHeight) {
      failed = true
      fail()
    } else look()
  }
  function look(): void {
    if (failed) {
      if (has(incomplete)) return
      failed = used = false
      expected = hold()
    }
    if (has(loading)) {
      clearTimeout(timer)
      timer = undefined
    } else timer ??= setTimeout(check, checkMs)
  }
  const use = (): void => {
    used = true
  }
  const changes = new MutationObserver(look)
  for (const type of inputs) window.addEventListener(type, use, { passive: true })
  changes.observe(main, { childList: true, subtree: true, attributeFilter: ['style'] })
  look()
  return () => {
    changes.disconnect()
    clearTimeout(timer)
    for (const type of inputs) window.removeEventListener(type, use)
  }
}
