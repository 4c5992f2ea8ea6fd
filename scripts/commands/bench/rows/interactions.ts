import { interact, type Interaction, typingInSearch } from '../interact.ts'
import { type Bench, figureTable, type Figures, measureInTurn } from '../row.ts'
import { slowLine } from '../throttle.ts'

const interactions: Interaction[] = [
  typingInSearch,
  {
    name: 'the user menu',
    path: '/',
    signedIn: true,
    control: (page) => page.getByRole('banner').getByRole('button', { name: '的账号菜单' }),
    act: (menu) => menu.press('Enter'),
  },
  { name: 'a filter', path: '/classified/index', control: (page) => page.getByRole('main').getByRole('link', { name: '免费', exact: true }) },
  { name: 'a tab', path: '/courseDetail?course_id=1005', control: (page) => page.getByRole('main').getByRole('link', { name: '课程目录' }) },
  {
    name: '领取',
    path: '/couponcollection?coupon_code=SUMMER300',
    signedIn: true,
    control: (page) => page.getByRole('main').getByRole('button', { name: '领取' }),
  },
  { name: 'the login dialog', path: '/', control: (page) => page.getByRole('banner').getByRole('button', { name: '登录', exact: true }) },
]

export async function measureInteractions(bench: Bench): Promise<string> {
  const medians = await measureInTurn(bench, 'interactions', async (site) => {
    const figures: Figures = {}
    // An account can collect a coupon only once.
    await fetch(`${site.url}/sandbox/reset`, { method: 'POST' })
    for (const interaction of interactions) {
      const slowest = await interact(bench.browser, site, interaction, slowLine)
      if (slowest !== undefined) figures[interaction.name] = slowest
    }
    return figures
  })
  return `## Interactions

From the key or the click to the next frame, in ms: the slowest event of each interaction (INP; below 16 ms it is 0); the
processor 4× slower, medians of ${bench.runs}.

${figureTable(medians)}
`
}
