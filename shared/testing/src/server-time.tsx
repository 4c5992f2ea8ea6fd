import { hearTime } from '@xhkt/platform/api'

/** As after an answer of a server that is so many seconds ahead of this machine; until the end of the test. */
export function serverIsAhead(seconds: number): void {
  const date = new Date(Date.now() + seconds * 1_000).toUTCString()
  hearTime(Date.now(), new Headers({ date, 'cache-control': 'no-store' }))
}

afterEach(() => serverIsAhead(0))
