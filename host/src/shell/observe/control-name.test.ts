import { controlName } from './control-name.ts'

function clicked(html: string, selector: string): string | null {
  document.body.innerHTML = html
  return controlName(document.querySelector(selector))
}

test('a control has the name of its class and of the part around it, without what a learner reads', () => {
  const html = '<div class="checkout-order-bar-x1Y2-foot"><div><button class="host-button-a_-3-button host-button-a_-3-primary"><i>张三</i></button></div></div>'
  expect(clicked(html, 'i')).toBe('button button.primary in order-bar.foot')
})

test('a role stands in the place of the element, and the own class comes after those of the kit', () => {
  expect(clicked('<a role="tab" class="host-tab-aaaa-tab catalog-my-tabs-bbbb-first" aria-label="屏蔽张三">', 'a')).toBe('tab my-tabs.first')
})

test('a control without classes of the build has the name of its element', () => {
  expect(clicked('<main class="ant-layout"><button class="ant-btn" aria-label="13800000001">', 'button')).toBe('button')
})

test('a click beside all controls is no action', () => {
  expect(clicked('<main><p>text</p></main>', 'p')).toBeNull()
  expect(controlName(null)).toBeNull()
})
