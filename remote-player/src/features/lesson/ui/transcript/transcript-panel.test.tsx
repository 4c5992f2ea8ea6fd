import { act, screen, waitFor, within } from '@testing-library/react'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { fakeMedia } from '../../testing/sample-lesson.ts'
import { TranscriptPanel, type TranscriptPanelProps } from './transcript-panel.tsx'

const lines = ['同学们好', '今天讲间隔复习', '先看遗忘曲线', '间隔比时长重要']
const file = `WEBVTT\n\n${lines.map((text, i) => `00:0${i}:00.000 --> 00:0${i}:59.000\n${text}`).join('\n\n')}\n`

const given: TranscriptPanelProps = {
  ...{ title: '犯罪构成', lockedText: '续费后即可看文稿', url: '/media/captions.vtt' },
  ...{ refusal: null, lesson: null, video: null },
}

/** The cast is needed because the request for the file is not a call of the contract. */
const open = (change: Partial<TranscriptPanelProps> = {}, answer = () => ApiFailure.raw(file)) =>
  renderPage(<TranscriptPanel {...given} {...change} />, { answers: { 'GET /media/captions.vtt': answer } as Answers })

async function play() {
  const video = document.createElement('video')
  const media = fakeMedia(video)
  media.state.duration = 600
  const page = open({ video })
  const panel = within(await screen.findByRole('region', { name: '文稿' }))
  const at = (seconds: number) =>
    act(() => {
      media.state.currentTime = seconds
      media.fire('timeupdate')
    })
  return { ...page, ...media, panel, at }
}

test('the line that is said is marked, and a click on one jumps to it', async () => {
  const { user, panel, state, at } = await play()
  at(130)
  expect(panel.getByRole('button', { current: true })).toHaveTextContent('02:00先看遗忘曲线')
  await user.click(panel.getByRole('button', { name: /间隔比时长/ }))
  expect(state.currentTime).toBe(180)
})

test('following ends when the learner scrolls, and 回到当前位置 takes it up again [courses#around-the-picture]', async () => {
  const { user, panel } = await play()
  expect(panel.queryByRole('button', { name: '回到当前位置' })).toBeNull()
  act(() => void panel.getByRole('list').dispatchEvent(new Event('wheel')))
  await user.click(panel.getByRole('button', { name: '回到当前位置' }))
  expect(panel.queryByRole('button', { name: '回到当前位置' })).toBeNull()
})

test('下载 saves the lines with their times as a text file', async () => {
  const { user, panel } = await play()
  const files: Blob[] = []
  const names: string[] = []
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await user.click(panel.getByRole('button', { name: '下载 文稿' }))
  expect(names).toEqual(['犯罪构成-文稿.txt'])
  const reader = new FileReader()
  reader.readAsText(files[0]!)
  await waitFor(() => expect(reader.readyState).toBe(FileReader.DONE))
  expect(reader.result).toBe(`犯罪构成\n\n[00:00] ${lines[0]}\n[01:00] ${lines[1]}\n[02:00] ${lines[2]}\n[03:00] ${lines[3]}\n`)
})

test('a search marks its words, counts the lines and goes through them', async () => {
  const { user, panel } = await play()
  await user.type(panel.getByRole('searchbox', { name: '搜索文稿' }), '间隔')
  expect(panel.getByText('1/2')).toBeVisible()
  expect(panel.getAllByText('间隔', { selector: 'mark' })).toHaveLength(2)
  await user.keyboard('{Enter}')
  expect(panel.getByText('2/2')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(panel.getByText('1/2')).toBeVisible()
  await user.clear(panel.getByRole('searchbox'))
  await user.type(panel.getByRole('searchbox'), '没有这个词')
  expect(panel.getByText('没有找到')).toBeVisible()
})

test('Tab reaches one line, arrow keys the others', async () => {
  const { user, panel, at } = await play()
  at(70)
  const [first, second, third] = within(panel.getByRole('list')).getAllByRole('button')
  expect([first, second, third].map((line) => line?.tabIndex)).toEqual([-1, 0, -1])
  act(() => second?.focus())
  await user.keyboard('{ArrowDown}')
  expect(third).toHaveFocus()
  await user.keyboard('{Home}')
  expect(first).toHaveFocus()
  await user.keyboard('{End}')
  expect(panel.getByRole('button', { name: /间隔比时长/ })).toHaveFocus()
})

test.each([
  ['a locked lesson', { refusal: 'not-bought' } as const, '续费后即可看文稿'],
  ['a lesson without captions', { url: '' }, '本节没有文稿'],
])('%s says so', (_, change, text) => {
  open(change)
  expect(screen.getByText(text)).toBeVisible()
})

test('a lesson that does not load offers 重试', () => {
  const lesson = { data: undefined, error: new Error('服务器繁忙'), isPaused: false, isFetching: false, refetch: jest.fn() }
  open({ url: '', refusal: 'failed', lesson })
  expect(screen.getByText('服务器繁忙')).toBeVisible()
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
})

test('a file that does not load offers 重试', async () => {
  let isDown = true
  const { user } = open({}, () => (isDown ? ApiFailure.status(404) : ApiFailure.raw(file)))
  const retry = await screen.findByRole('button', { name: '重试' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByText('同学们好')).toBeVisible()
})
