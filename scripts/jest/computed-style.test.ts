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
])('the style of %s is %s', (html, display) => expect(displayOf(html)).toBe(display))
