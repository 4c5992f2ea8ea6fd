/** @jest-environment node */
import { rememberAddress, rememberedAddress } from './remembered-address.ts'

test('kept page: its plain path leads to the address at which it was left', () => {
  const forget = rememberAddress('/classified/index?page=3&sort=new')
  expect(rememberedAddress('/classified/index')).toBe('/classified/index?page=3&sort=new')
  // An address with a query leads to that query.
  expect(rememberedAddress('/classified/index?page=1')).toBe('/classified/index?page=1')
  expect(rememberedAddress('/home')).toBe('/home')
  forget()
  // While the page is visible, or after it has unmounted, the plain path removes all filters.
  expect(rememberedAddress('/classified/index')).toBe('/classified/index')
})
