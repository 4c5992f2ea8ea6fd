/** @jest-environment node */
import { namedFunctions } from './named-functions.ts'

const source = `export default function HomePage() {
  const open = (id: string) => [id].map((one) => one)
  return <button onClick={() => open('1')} />
}
class Basket {
  private readonly add = () => 1
  constructor(readonly size: number) {}
  remove(id: string): void { delete this[id] }
}
const handlers = { press: () => 2, release() { return 3 } }
declare function other(): void
`

test('functions have their own name, that of their class, or that of what they are the value of', () => {
  expect(namedFunctions('home.tsx', source).map(([name, line, column, endLine]) => [name, line, column, endLine])).toEqual([
    ['HomePage', 1, 0, 4],
    ['open', 2, 15, 2],
    ['Basket.add', 6, 25, 6],
    ['Basket.constructor', 7, 2, 7],
    ['Basket.remove', 8, 2, 8],
    ['press', 10, 26, 10],
    ['release', 10, 35, 10],
  ])
})
