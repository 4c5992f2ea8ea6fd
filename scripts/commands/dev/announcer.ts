import type { ServerResponse } from 'node:http'

/** A message to pages on a compilation. */
export interface Announcement {
  /** The owner; or a file that is in no build. */
  owner: string
  /** The area whose pages it is about, if `owner` is a file. */
  area?: string
  hash: string
  problems: string[]
}

/** Sends the results of compilations to every open page. */
export class Announcer {
  private readonly pages = new Set<ServerResponse>()
  private readonly last = new Map<string, string>()

  tell = (announcement: Announcement): void => {
    const message = `data: ${JSON.stringify(announcement)}\n\n`
    this.last.set(announcement.owner, message)
    for (const page of this.pages) page.write(message)
  }

  follow(page: ServerResponse): void {
    page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    // A browser reports the stream as open only after the first byte.
    page.write([': open\n\n', ...this.last.values()].join(''))
    this.pages.add(page)
    page.once('close', () => this.pages.delete(page))
  }
}
