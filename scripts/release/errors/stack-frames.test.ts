/** @jest-environment node */
import { framesOf } from './stack-frames.ts'

const home = { owner: 'catalog', release: '1.1.0-0b', script: 'home.min.js', line: 1, column: 14_724 }

test.each([
  ['Chromium', 'at t (https://learn.example/catalog/1.1.0-0b/home.min.js:1:14724)', 't'],
  ['Chromium, a method', 'at new Basket.<anonymous> (https://learn.example:8080/catalog/1.1.0-0b/home.min.js:1:14724)', 'new Basket.<anonymous>'],
  ['Chromium, without a name', 'at https://learn.example/catalog/1.1.0-0b/home.min.js:1:14724', ''],
  ['Chromium, asynchronous', 'at async t (https://learn.example/catalog/1.1.0-0b/home.min.js:1:14724)', 't'],
  ['Firefox and Safari', 't@https://learn.example/catalog/1.1.0-0b/home.min.js:1:14724', 't'],
  ['Firefox, without a name', '@https://learn.example/catalog/1.1.0-0b/home.min.js?retry=1:1:14724', ''],
])('framesOf reads a line of %s', (_, line, name) => {
  expect(framesOf(`TypeError: x\n    ${line}`)).toEqual([{ ...home, name }])
})

test('framesOf leaves out what is in no release', () => {
  expect(framesOf('at t (https://learn.example/lesson/7:3:7)\nat https://vendor.example/gt4/gt4.js:1:2\nat /catalog/../x/a.js:1:2')).toEqual([])
})
