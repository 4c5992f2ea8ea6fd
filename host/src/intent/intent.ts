import { keepAnswersOnBack } from './answers-on-back.ts'
import { showAtOnce } from './answers.ts'
import { giveFocusToFollowed } from './followed.ts'
import type { HostParts } from './host-parts.ts'
import { loginAtIdle } from './login-at-idle.ts'
import { prefetch } from './prefetch.ts'
import { watchLinks } from './watch-links.ts'

/** What makes the next page, and the last one, come at once. Nothing of it is needed before the first page is there. */
export function prepareMoves(host: HostParts): void {
  keepAnswersOnBack(host)
  showAtOnce()
  giveFocusToFollowed()
  watchLinks(host, (link) => prefetch(host, link))
  loginAtIdle(host)
}
