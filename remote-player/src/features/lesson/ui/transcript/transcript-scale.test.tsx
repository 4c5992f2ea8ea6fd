import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeMedia } from '../../testing/sample-lesson.ts'
import { Transcript } from './transcript.tsx'

const mockRendered: string[] = []
jest.mock('@xhkt/kit/search/marked-text', () => {
  const real = jest.requireActual<typeof import('@xhkt/kit/search/marked-text')>('@xhkt/kit/search/marked-text')
  return {
    MarkedText: (props: { text: string; keyword: string }) => {
      mockRendered.push(props.text)
      return real.MarkedText(props)
    },
  }
})

/** A long lesson: its lines follow each other every 1.5 s, and every hundredth speaks of 遗忘曲线. */
const cues = Array.from({ length: 600 }, (_, i) => ({
  start: i * 1.5,
  end: i * 1.5 + 1.4,
  text: i % 100 === 50 ? `第${i}句讲遗忘曲线` : `第${i}句`,
}))
const matching = 6

function open() {
  const video = document.createElement('video')
  const media = fakeMedia(video)
  media.state.duration = 900
  render(<Transcript title="长课" cues={cues} video={video} />)
  expect(mockRendered).toHaveLength(cues.length)
  mockRendered.length = 0
  const at = (seconds: number) =>
    act(() => {
      media.state.currentTime = seconds
      media.fire('timeupdate')
    })
  return { at }
}

const marks = () => screen.queryAllByText('遗忘', { selector: 'mark' })

beforeEach(() => {
  mockRendered.length = 0
})

test('in a long transcript the line that is said changes two lines, whatever came before', () => {
  const { at } = open()
  at(450)
  expect(mockRendered.sort()).toEqual(['第0句', '第300句'])
  mockRendered.length = 0
  at(450.3)
  expect(mockRendered).toEqual([])
})

test('in a long transcript each key of a search renders only lines that match', async () => {
  open()
  const field = screen.getByRole('searchbox', { name: '搜索文稿' })
  await userEvent.type(field, '遗忘')
  expect(within(screen.getByRole('search')).getByText(`1/${matching}`)).toBeVisible()
  await waitFor(() => expect(marks()).toHaveLength(matching))
  expect(mockRendered.every((text) => text.includes('遗忘'))).toBe(true)
  expect(mockRendered.length).toBeLessThanOrEqual(3 * matching)
  mockRendered.length = 0
  await userEvent.clear(field)
  await waitFor(() => expect(marks()).toEqual([]))
  expect(mockRendered.length).toBeLessThanOrEqual(matching)
})

test('a word that is in every line is marked in the part around the first match at once, and part by part in the others', () => {
  jest.useFakeTimers()
  open()
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索文稿' }), { target: { value: '句' } })
  const marked = () => screen.queryAllByText('句', { selector: 'mark' }).length
  expect(marked()).toBe(100)
  act(() => jest.advanceTimersByTime(16))
  expect(marked()).toBe(200)
  act(() => jest.runAllTimers())
  expect(marked()).toBe(cues.length)
  jest.useRealTimers()
})
