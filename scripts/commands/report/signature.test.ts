/** @jest-environment node */
import { normalized, parseSignature } from './signature.ts'

test.each([
  ['{ b: string; a: 2 | 1; }', '{ a: 1 | 2; b: string; }'],
  ['(of: "b" | "a") => Promise<{ y: 1; x: 2 }>', '(of: "a" | "b") => Promise<{ x: 2; y: 1; }>'],
  ['readonly [b: 1, a: 2]', 'readonly [ b: 1, a: 2 ]'],
  ['Toast', 'Toast'],
])('%s is written as %s', (signature, expected) => {
  expect(normalized(signature)).toBe(expected)
  expect(normalized(expected)).toBe(expected)
})

test('a text that is no type stays unchanged', () => {
  expect(parseSignature('a; b')).toBeNull()
  expect(normalized('a; b')).toBe('a; b')
})
