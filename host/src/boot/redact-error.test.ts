import { stackOf } from './redact-error.ts'

const thrown = (stack: string): Error => Object.assign(new Error('lost https://a.example/x.js?code=SECRET'), { stack })

test('stackOf keeps the places in scripts, of each engine, without the message', () => {
  const chromium = `TypeError: lost https://a.example/x.js?code=SECRET
    at t (https://learn.example/catalog/1.1.0-b/home.min.js:1:14724)
    at async https://learn.example/host/1.0.0-a/main.min.js?retry=1:1:20`
  expect(stackOf(thrown(chromium))).toBe(
    '    at t (https://learn.example/catalog/1.1.0-b/home.min.js:1:14724)\n    at async https://learn.example/host/1.0.0-a/main.min.js:1:20',
  )
  const firefox = 't@https://learn.example/catalog/1.1.0-b/home.min.js?retry=1:1:14724\n@https://learn.example/host/1.0.0-a/main.min.js:1:20'
  expect(stackOf(thrown(firefox))).toBe('t@https://learn.example/catalog/1.1.0-b/home.min.js:1:14724\n@https://learn.example/host/1.0.0-a/main.min.js:1:20')
})

test('stackOf knows an area with a hyphen in its name', () => {
  const place = 'at t (https://learn.example/exam-centre/1.1.0-b/home.min.js:1:14724)'
  expect(stackOf(thrown(`boom\n    ${place}`))).toBe(`    ${place}`)
})

test('stackOf leaves out places in the page, whose address may hold an order', () => {
  expect(stackOf(thrown('boom\n    at https://learn.example/orderDetail?order_no=123.js:3:7\n    at https://learn.example/lesson/7:3:7'))).toBe('')
  expect(stackOf(thrown('boom\n    at moz-extension://0b1c2d3e-aaaa-bbbb-cccc-000000000001/x.js:1:2'))).toBe('')
  expect(stackOf('boom')).toBe('')
  expect(stackOf(thrown('x'.repeat(3_000)))).toBe('')
})
