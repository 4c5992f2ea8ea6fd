import type { Page } from '@playwright/test'
import { interact, type Interaction, typingInSearch } from '../interact.ts'
import { type Bench, figureTable, type Figures, measureInTurn } from '../row.ts'
import { weakMachine } from '../throttle.ts'

const lesson = '/live?course_id=1001&section_id=10010101'

const plays = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)

const interactions: Interaction[] = [
  {
    name: 'the arrows of the seek bar',
    path: lesson,
    signedIn: true,
    ready: plays,
    control: (page) => page.getByRole('slider', { name: '播放进度' }),
    act: async (bar) => {
      for (let time = 0; time < 5; time++) await bar.press('ArrowRight', { delay: 100 })
    },
  },
  {
    name: 'typing a note while a lesson plays',
    // An older baseline has the notes in a tab.
    path: `${lesson}#side=notes&tab=notes`,
    signedIn: true,
    ready: async (page) => {
      await plays(page)
      await page.getByRole('button', { name: '记笔记' }).click()
    },
    control: (page) => page.getByRole('textbox', { name: /的笔记/ }).first(),
    act: (field) => field.pressSequentially('remember this for the exam', { delay: 100 }),
  },
  typingInSearch,
  {
    name: 'the list of the live calendar',
    path: '/personal/monthCalendar',
    signedIn: true,
    control: (page) => page.getByRole('main').getByRole('link', { name: '列表', exact: true }),
  },
  {
    name: 'the chapters of a course with 500 lessons',
    path: '/courseDetail?course_id=1010#tab=outline',
    ready: async (page) => {
      const tab = page.getByRole('main').getByRole('link', { name: '课程目录' })
      if (await tab.isVisible()) await tab.click()
    },
    control: (page) => page.getByRole('main').getByRole('button', { name: /展开全部|收起全部/ }),
    act: async (button) => {
      await button.press('Enter')
      await button.press('Enter', { delay: 500 })
    },
  },
  {
    name: 'the account menu',
    path: '/',
    signedIn: true,
    control: (page) => page.getByRole('banner').getByRole('button', { name: '的账号菜单' }),
  },
]

export async function measureWeakMachine(bench: Bench): Promise<string> {
  const medians = await measureInTurn(bench, 'weak machine', async (site) => {
    const figures: Figures = {}
    await fetch(`${site.url}/sandbox/reset`, { method: 'POST' })
    for (const interaction of interactions) {
      const slowest = await interact(bench.browser, site, interaction, weakMachine)
      if (slowest !== undefined) figures[interaction.name] = slowest
    }
    return figures
  })
  return `## A weak machine

From the key or the click to the next frame, in ms: the slowest event of each interaction; the processor 6× slower, a good line,
medians of ${bench.runs}.

${figureTable(medians)}
`
}
