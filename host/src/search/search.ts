import * as paths from '@xhkt/contract/paths'
import { history } from '../app/navigation.ts'
import type { Search } from '../layout/search-box.tsx'

const load: Search['load'] = () => import(/* webpackChunkName: "search-box" */ './suggestions.tsx')

/** What the box of the bar does once the app is there. */
export const search: Search = {
  load,
  go(keyword) {
    const to = paths.search(keyword)
    if (to === location.pathname + location.search) history.replace(to)
    else history.push(to)
    // The results are next for whoever goes on by keyboard.
    document.getElementById('main')?.focus({ preventScroll: true })
    load().then(
      ({ noteSearch }) => noteSearch(keyword),
      () => undefined,
    )
  },
}
