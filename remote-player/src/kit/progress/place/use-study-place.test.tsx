import { renderHook, waitFor } from '@testing-library/react'
import { answerCalls, signInLearner } from '@xhkt/testing/answer-calls'
import { placeRecord } from './place-record.ts'
import { useStudyPlace } from './use-study-place.ts'

test('study place: a page that comes back from the history takes it again for the video that plays on', async () => {
  answerCalls({})
  signInLearner()
  const video = document.createElement('video')
  Object.defineProperty(video, 'paused', { value: false })
  renderHook(() => useStudyPlace(video, null, true))
  video.dispatchEvent(new Event('play'))
  await waitFor(() => expect(placeRecord.get()).not.toBeNull())
  window.dispatchEvent(new Event('pagehide'))
  expect(placeRecord.get()).toBeNull()
  window.dispatchEvent(new Event('pageshow'))
  await waitFor(() => expect(placeRecord.get()).not.toBeNull())
})
