import { act, renderHook, waitFor } from '@testing-library/react'
import { answerCalls, signInLearner } from '@xhkt/testing/answer-calls'
import { FakeChannel } from '@xhkt/testing/fake-channel'
import { studyPlace } from '../study-session.ts'
import { placeRecord } from './place-record.ts'
import { tellStoppedPlace } from './stopped-place.ts'
import { useStudyPlace } from './use-study-place.ts'

test('study place: a page that comes back from the back/forward cache takes it again for the video that plays on', async () => {
  answerCalls({})
  signInLearner()
  const video = document.createElement('video')
  Object.defineProperty(video, 'paused', { value: false })
  renderHook(() => useStudyPlace(video, { section_id: '101' }, () => Promise.resolve(0)))
  video.dispatchEvent(new Event('play'))
  await waitFor(() => expect(placeRecord.get()).not.toBeNull())
  window.dispatchEvent(new Event('pagehide'))
  expect(placeRecord.get()).toBeNull()
  window.dispatchEvent(new Event('pageshow'))
  await waitFor(() => expect(placeRecord.get()).not.toBeNull())
})

describe('在此播放', () => {
  /** A lesson that another device plays. `own`: where it has been played here before, in seconds. */
  function openElsewhere(latest: () => Promise<number>, own: number | null = null) {
    answerCalls({})
    FakeChannel.install()
    signInLearner()
    const video = document.body.appendChild(document.createElement('video'))
    const play = jest.fn(() => Promise.resolve())
    const played = { length: own === null ? 0 : 1 }
    Object.defineProperties(video, { readyState: { value: 4 }, played: { value: played } })
    Object.assign(video, { play, pause: () => undefined, currentTime: own ?? 0 })
    const place = { session_id: 'phone', since: (studyPlace().since ?? 0) + 1e9 }
    const { result } = renderHook(() => useStudyPlace(video, { section_id: '101', place }, latest))
    expect(result.current.status).toBe('asking')
    const take = async () => {
      act(() => result.current.take())
      expect(result.current).toMatchObject({ status: 'asking', isTaking: true })
      await waitFor(() => expect(play).toHaveBeenCalledTimes(1))
      await waitFor(() => expect(result.current).toMatchObject({ status: 'free', isTaking: false }))
      return video.currentTime
    }
    return { result, take, play, video }
  }

  test('plays from where the learner is by now on the server', async () => {
    expect(await openElsewhere(() => Promise.resolve(17.3)).take()).toBe(17.3)
  })

  test('plays from where another tab stops, which the server does not know yet', async () => {
    const { take } = openElsewhere(() => new Promise(() => undefined))
    const taken = take()
    tellStoppedPlace({ section_id: '102', position: 80 })
    tellStoppedPlace({ section_id: '101', position: 17.3 })
    expect(await taken).toBe(17.3)
  })

  test.each([
    ['is further back', () => Promise.resolve(5)],
    ['is unknown', () => Promise.reject(new Error('offline'))],
  ])('stays where this page has played to when the other place %s', async (_, latest) => {
    expect(await openElsewhere(latest, 40).take()).toBe(40)
  })

  test('a page whose lesson is left meanwhile does not play', async () => {
    const { result, play, video } = openElsewhere(() => Promise.resolve(9))
    act(() => result.current.take())
    video.remove()
    await waitFor(() => expect(result.current.isTaking).toBe(false))
    expect(play).not.toHaveBeenCalled()
  })
})
