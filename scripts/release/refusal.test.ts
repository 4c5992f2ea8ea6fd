/** @jest-environment node */
import { Refusal } from './refusal.ts'

test('the cause of a refusal lists its problems, so that the output of a failed test does', () => {
  const { message, cause } = new Refusal('gate', 'catalog may not go live', ['/courseDetail is gone', 'it needs contract 3'])
  expect(message).toBe('catalog may not go live')
  expect(cause).toMatchObject({ message: '/courseDetail is gone\nit needs contract 3' })
  expect(new Refusal('stale', 'catalog has changed').cause).toBeUndefined()
})
