import { screen } from '@testing-library/react'
import { MediaFailure, type MediaFailureReason } from '@xhkt/kit/media/attach-media'
import { renderPage } from '@xhkt/testing/render-page'
import { play } from '../../testing/sample-lesson.ts'
import { WaysOn } from './ways-on.tsx'

const onChoose = jest.fn()
const lesson = { ...play, startAt: 0, reportedAt: 0 }
const lines = { names: ['线路一', '线路二'], current: 0, onChoose }

const open = (reason: MediaFailureReason) =>
  renderPage(<WaysOn failure={new MediaFailure(reason)} position={72} next={null} {...{ lesson, lines }} />, {
    address: '/live?course_id=12&section_id=101',
    answers: {},
  })

test('another line is a press away', async () => {
  const { user } = open('stale-address')
  await user.click(screen.getByRole('button', { name: '换线路二' }))
  expect(onChoose.mock.calls).toEqual([[1]])
  expect(screen.queryByRole('button', { name: '换线路一' })).toBeNull()
})

test('a feedback has the lesson, the second, the line and the cause filled in', () => {
  open('server')
  const { search } = new URL(screen.getByRole('link', { name: '反馈' }).getAttribute('href') ?? '', 'http://localhost')
  const filled = new URLSearchParams(search)
  expect(filled.get('kind')).toBe('2')
  for (const word of [lesson.title, '01:12', '线路一', '视频服务器暂时出错']) expect(filled.get('text')).toContain(word)
})

test.each([
  ['codec', true],
  ['unsupported', true],
  ['network', false],
] as const)('%s leads to the app: %s', (reason, isThere) => {
  open(reason)
  expect(screen.queryByRole('link', { name: '下载APP' }) !== null).toBe(isThere)
})

test('the materials are a tab away', () => {
  open('network')
  expect(screen.getByRole('link', { name: '看资料' })).toHaveAttribute('href', expect.stringContaining('#tab=materials'))
})
