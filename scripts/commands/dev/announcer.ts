import type { ServerResponse } from 'node:http'

/** A message to the open pages about a compilation. */
export interface Announcement {
  /** An owner, or the path of a file that belongs to no build, such as `routes.ts`. */
  owner: string
  /** The area of the file, if `owner` is a path. */
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
