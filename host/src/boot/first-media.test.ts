import { requestFirstFile } from './first-media.ts'

const url = '/media/lessons/a/playlist.m3u8'
const links = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
const answer = (response: Partial<Response>) => {
  window.fetch = jest.fn().mockResolvedValue(response)
}

beforeEach(() => document.head.replaceChildren())

test('media that starts at a known second is requested once, with the text of its playlist', async () => {
  answer({ ok: true, text: () => Promise.resolve('#EXTM3U') })
  const media = requestFirstFile(url, 47)
  expect(media).toMatchObject({ url, startAt: 47 })
  await expect(media?.playlist).resolves.toBe('#EXTM3U')
  expect(window.fetch).toHaveBeenCalledWith(url)
  expect(links()).toEqual([])
})

test('a playlist that is refused or cannot be loaded is an empty text', async () => {
  answer({ ok: false, text: () => Promise.resolve('gone') })
  await expect(requestFirstFile(url, 0)?.playlist).resolves.toBe('')
  window.fetch = jest.fn().mockRejectedValue(new TypeError('network'))
  await expect(requestFirstFile(url, 0)?.playlist).resolves.toBe('')
})

test.each([null, undefined, '47'])('a file with the start %j is preloaded, and is no media to prepare', (startAt) => {
  expect(requestFirstFile(url, startAt)).toBeNull()
  expect(links()).toEqual([url])
})

test('an answer that names no file requests nothing', () => {
  answer({ ok: true })
  expect(requestFirstFile('', 47)).toBeNull()
  expect(window.fetch).not.toHaveBeenCalled()
  expect(links()).toEqual([])
})

test.each(['/recordings/1.mp4', '/video/123'])('%s would load whole: nothing is requested', (file) => {
  answer({ ok: true })
  expect([requestFirstFile(file, 47), requestFirstFile(file, null)]).toEqual([null, null])
  expect(window.fetch).not.toHaveBeenCalled()
  expect(links()).toEqual([])
})
