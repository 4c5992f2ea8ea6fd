import type { Page } from '@playwright/test'

/** The least width and height of a target for a finger, in px (docs/product/look.md#accessibility). */
const LEAST = 44

/**
 * The controls in the main area that a finger cannot hit well, by name and size: measured by where a tap reaches them, so that what is
 * around a small button counts. The page must have a touch screen. Links within a sentence are left out, as WCAG 2.2 does.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main, least) => {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=radio], [role=switch]'
    const isInSentence = (control: HTMLElement): boolean =>
      getComputedStyle(control).display === 'inline' && (control.parentElement?.textContent.length ?? 0) > control.textContent.length + 4
    const small: string[] = []
    for (const control of main.querySelectorAll<HTMLElement>(controls)) {
      const target = control.closest('label') ?? control
      target.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = target.getBoundingClientRect()
      const isHit = (dx: number, dy: number): boolean => {
        const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)
        return hit !== null && target.contains(hit)
      }
      // Skips controls that are out of sight or covered.
      if (width < 2 || height < 2 || !isHit(0, 0) || isInSentence(control)) continue
      const reach = (dx: number, dy: number): number => {
        let px = 0
        while (px < least && isHit(dx * (px + 1), dy * (px + 1))) px += 1
        return px
      }
      const [wide, high] = [reach(1, 0) + reach(-1, 0) + 1, reach(0, 1) + reach(0, -1) + 1]
      const name = control.getAttribute('aria-label') ?? control.textContent
      if (wide < least - 1 || high < least - 1) small.push(`${name.trim() || control.tagName} ${wide}×${high}`)
    }
    scrollTo(0, 0)
    return small
  }, LEAST)
