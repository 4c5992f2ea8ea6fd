import { act } from '@testing-library/react'
import { run } from 'axe-core'

/**
 * What axe finds in the document, as lines of a rule and its elements. jsdom has no layout and no host around the page: contrast and
 * landmarks are left to the browser tests.
 */
export async function accessibilityViolations(): Promise<string[]> {
  // jsdom has no canvas, and says so each time.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } }
  // In `act`, because the page may render while axe runs.
  const { violations } = await act(() => run(document.body, { rules, resultTypes: ['violations'] }))
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}
