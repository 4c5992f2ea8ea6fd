import * as paths from '@xhkt/contract/paths'
import { history } from '../navigation/navigation.ts'
import type { Search } from '../layout/search-box.tsx'

const load: Search['load'] = () => import(/* webpackChunkName: "search-box" */ './suggestions.tsx')

/** Connects the search box of the top bar to the router and the search history. */
export const search: Search = {
  load,
  go(keyword) {
    const to = paths.search(keyword)
    if (to === location.pathname + location.search) history.replace(to)
    else history.push(to)
    // The next Tab leads to the results.
    document.getElementById('main')?.focus({ preventScroll: true })
    load().then(
      ({ recordSearch }) => recordSearch(keyword),
      () => undefined,
    )
  },
}
