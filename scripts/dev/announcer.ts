import type { ServerResponse } from 'node:http'

/** What a page is told of a compilation. */
export interface Told {
  /** Whose it is; or a file that no build has in it. */
  owner: string
  hash: string
  problems: string[]
}

/** Tells every open page what has been compiled. */
export class Announcer {
  private readonly pages = new Set<ServerResponse>()
  private readonly last = new Map<string, string>()

  tell = (told: Told): void => {
    const message = `data: ${JSON.stringify(told)}\n\n`
    this.last.set(told.owner, message)
    for (const page of this.pages) page.write(message)
  }

  follow(page: ServerResponse): void {
    page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    // A browser that waits for the first byte would not take it for open.
    page.write([': open\n\n', ...this.last.values()].join(''))
    this.pages.add(page)
    page.once('close', () => this.pages.delete(page))
  }
}
