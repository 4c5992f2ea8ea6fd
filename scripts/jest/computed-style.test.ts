const displayOf = (html: string): string => {
  document.body.innerHTML = html
  return getComputedStyle(document.body.querySelector('[data-seen]') as Element).display
}

test.each([
  ['<p data-seen></p>', 'block'],
  ['<ul><li data-seen></li></ul>', 'list-item'],
  ['<table><tbody><tr><td data-seen></td></tr></tbody></table>', 'table-cell'],
  ['<button data-seen></button>', 'inline-block'],
  ['<dialog data-seen></dialog>', 'none'],
  ['<input type="hidden" data-seen>', 'none'],
  ['<p hidden data-seen></p>', 'none'],
])('the display of %s is %s', (html, display) => expect(displayOf(html)).toBe(display))

test('an element inherits visibility and pointer-events from its parent', () => {
  document.body.innerHTML = '<p style="visibility: hidden; pointer-events: none"><i data-seen></i></p>'
  const { visibility, pointerEvents } = getComputedStyle(document.body.querySelector('[data-seen]') as Element)
  expect([visibility, pointerEvents]).toEqual(['hidden', 'none'])
})
