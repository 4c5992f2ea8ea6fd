import { addMissing } from '../add-missing.ts'

addMissing(Element.prototype, 'checkVisibility', function (this: Element, { visibilityProperty = false } = {}) {
  if (this.getClientRects().length === 0) return false
  return !visibilityProperty || getComputedStyle(this).visibility === 'visible'
})
