/** @jest-environment node */
import { headingIds, productTests, testsIn, unknownIds, untested, withoutTest } from './product-tests.ts'

const tests = productTests()

describe('the rules of the product', () => {
  it('each have a test whose title ends with the id of the heading', () => {
    expect(withoutTest(tests)).toEqual([])
  })

  it('have a heading for every id in a title', () => {
    expect(unknownIds(tests)).toEqual([])
    expect(new Set(headingIds).size).toBe(headingIds.length)
  })

  it('are not listed as untested once they have a test', () => {
    expect(tests.filter(({ id }) => id in untested)).toEqual([])
  })
})

describe('a title with an id', () => {
  const id = headingIds.find((one) => !(one in untested)) ?? ''

  it.each([
    ['a test', `test('is shown [${id}]', () => {`, 'is shown'],
    ['a group', `  describe("orders: the page [${id}]", () => {`, 'orders: the page'],
    ['a test of each case', `])('%s is shown [${id}]', (name) => {`, '%s is shown'],
    ['a test with a quote in its title', `test('the "last" one [${id}]', () => {`, 'the "last" one'],
  ])('is read of %s', (_, source, title) => {
    expect(testsIn('a.test.ts', source)).toEqual([{ id, file: 'a.test.ts', title }])
  })

  it('counts neither in a comment nor inside a title', () => {
    expect(testsIn('a.test.ts', `// test('is shown [${id}]')\ntest('is [${id}] shown', () => {`)).toEqual([])
  })

  it('is reported as missing if its test is removed', () => {
    const others = tests.filter((test) => test.id !== id)
    expect(withoutTest(others)).toEqual([id])
  })

  it('may have several ids', () => {
    const ids = [id, 'orders#nothing-like-it']
    expect(testsIn('a.test.ts', `test('is shown [${ids.join(', ')}]', () => {`).map((test) => test.id)).toEqual(ids)
  })

  it('is reported if its id names no heading', () => {
    const absent = 'orders#nothing-like-it'
    expect(unknownIds(testsIn('a.test.ts', `test('is shown [${absent}]', () => {`))).toEqual([absent])
  })
})
