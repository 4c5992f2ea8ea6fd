import { endMarker, incompleteDocumentScript } from './incomplete-document.ts'

/** Parses a document with these contents and runs the script as the browser does. */
function open(body: string): void {
  document.body.innerHTML = body
  const element = document.createElement('script')
  element.textContent = incompleteDocumentScript
  document.head.append(element)
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  element.remove()
}

test('a page that is cut off shows a message with 重试', () => {
  open('<div id="root"></div>')
  expect(document.querySelector('[role=alert]')).toHaveTextContent('页面加载失败网络中断，页面没有完整加载，请检查网络后重试')
  expect(document.querySelector('button')).toHaveTextContent('重试')
})

test('a complete page stays as it is', () => {
  const body = `<div id="root">内容</div>${endMarker}`
  open(body)
  expect(document.body.innerHTML).toBe(body)
})
