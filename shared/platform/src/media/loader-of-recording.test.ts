import type { HlsConfig } from 'hls.js'
import { loaderOfRecording } from './loader-of-recording.ts'

function load(data: string | ArrayBuffer) {
  class FakeLoader {
    load(_context: object, _config: object, { onSuccess }: { onSuccess: (response: object, stats: string) => void }) {
      onSuccess({ url: '/a.m3u8', data }, 'stats')
    }
  }
  const Loader = loaderOfRecording(FakeLoader as unknown as HlsConfig['loader'])
  const onSuccess = jest.fn<void, [{ data: unknown }, string]>()
  new Loader({} as HlsConfig).load({} as never, {} as never, { onSuccess } as never)
  return onSuccess.mock.calls[0]!
}

test('a media playlist without an end tag gets one', () => {
  const [{ data }, stats] = load('#EXTM3U\n#EXTINF:4,\n0.ts')
  expect([data, stats]).toEqual(['#EXTM3U\n#EXTINF:4,\n0.ts\n#EXT-X-ENDLIST\n', 'stats'])
})

test.each(['#EXTM3U\n#EXTINF:4,\n0.ts\n#EXT-X-ENDLIST', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n360p.m3u8'])('%j stays as is', (text) => {
  expect(load(text)[0].data).toBe(text)
})
