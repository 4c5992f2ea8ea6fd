import { keepPicture, lastPicture } from './first-picture.ts'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('the first picture is kept for each call, and the last one counts', () => {
  expect(lastPicture('/v1/home')).toBe('')
  keepPicture('/v1/home', '/1.webp')
  keepPicture('/v1/other', '/3.webp')
  keepPicture('/v1/home', '/2.webp')
  expect([lastPicture('/v1/home'), lastPicture('/v1/other'), lastPicture('/v1/none')]).toEqual(['/2.webp', '/3.webp', ''])
})

test.each(['{', 'null', '[1]', '{"/v1/home":7}', '{"/v1/home":{}}'])('a stored value %s is no picture, and is replaced', (value) => {
  localStorage.setItem('xhkt_first_picture', value)
  expect(lastPicture('/v1/home')).toBe('')
  keepPicture('/v1/home', '/1.webp')
  expect(lastPicture('/v1/home')).toBe('/1.webp')
})

test('a blocked storage throws no error', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  keepPicture('/v1/home', '/1.webp')
  expect(lastPicture('/v1/home')).toBe('')
})
