import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderPage } from '@xhkt/testing/render-page'
import { sampleCourse, sampleLesson } from '@xhkt/testing/sample-course'
import { OutlinePanel } from './outline-panel.tsx'

const mockRendered: string[] = []
jest.mock('@xhkt/kit/search/marked-text', () => ({
  MarkedText: ({ text }: { text: string }) => {
    mockRendered.push(text)
    return text
  },
}))

/** 160 lessons, of which every twentieth speaks of 遗忘曲线. */
const lessons = Array.from({ length: 160 }, (_, at) =>
  sampleLesson({ section_id: `${at}`, title: at % 20 === 10 ? `第${at}讲遗忘曲线` : `第${at}讲`, type: 1 }),
)
const chapters = Array.from({ length: 8 }, (_, at) => ({ chapter_id: `${at}`, title: `第${at}章`, lessons: lessons.slice(at * 20, at * 20 + 20) }))
const matching = 8

const read = { data: sampleCourse({ id: '12', chapters, owned: true }), error: null, isPaused: false, isFetching: false, refetch: () => undefined }

function Outline() {
  const [isPlaying, setPlaying] = useState(false)
  return (
    <>
      <button onClick={() => setPlaying(true)}>播放</button>
      <OutlinePanel courseId="12" sectionId="3" course={read} progress={undefined} isPlaying={isPlaying} />
    </>
  )
}

test('in a long outline playing changes one row, and each key of a search renders only rows that match', async () => {
  // Each row is rendered again when a minute begins.
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
  const { user } = renderPage(<Outline />, { answers: {} })
  expect(mockRendered).toHaveLength(lessons.length)
  mockRendered.length = 0
  act(() => screen.getByText('播放').click())
  expect(mockRendered).toEqual(['第3讲'])
  mockRendered.length = 0
  await user.type(screen.getByRole('searchbox', { name: '搜索课时' }), '遗忘')
  expect(await screen.findByText(`找到 ${matching} 节`)).toBeInTheDocument()
  expect(mockRendered.every((text) => text.includes('遗忘'))).toBe(true)
  expect(mockRendered.length).toBeLessThanOrEqual(3 * matching)
})
