import { keepAddress, keptAddress } from './kept-address.ts'

test('section 2: the kept page is where it was for whoever comes back to it by its plain path', () => {
  const seen = keepAddress('/classified/index?page=3&sort=new')
  expect(keptAddress('/classified/index')).toBe('/classified/index?page=3&sort=new')
  // Whoever asks for something else gets that.
  expect(keptAddress('/classified/index?page=1')).toBe('/classified/index?page=1')
  expect(keptAddress('/home')).toBe('/home')
  seen()
  // In sight, or gone: its plain path is what it says, the way to take all filters back.
  expect(keptAddress('/classified/index')).toBe('/classified/index')
})
