import { act, screen } from '@testing-library/react'
import { ApiError } from '@xhkt/platform/api'
import { auth, useAuth } from '@xhkt/platform/auth'
import { answerCalls, type Answers, signInLearner } from '@xhkt/testing/answer-calls'
import { renderPage } from '@xhkt/testing/render-page'
import { refresh } from '../../../host/src/session/session.ts'
import { fetchSignature } from '../../../remote-player/src/features/live/chat/api/queries.ts'
import { useReplay } from '../../../remote-player/src/features/lesson/model/replay/use-replay.ts'
import { fakeMedia } from '../../../remote-player/src/features/lesson/testing/sample-lesson.ts'
import { damages, pathsIn, withDamage } from './damages.ts'

const damagedForms = (answer: unknown): unknown[] =>
  pathsIn(answer).flatMap((path) => damages.map((damage) => withDamage(answer, path, damage) ?? null))

const answering = (call: string, answer: unknown): Answers => ({ [call]: answer })

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test('after a damaged answer to a refresh, the session has its old token, or a new one with an expiry', async () => {
  const login = { access_token: 'fresh', expires_in: 7200, is_bind: 1, openid: '', unionid: '' }
  for (const answer of damagedForms(login)) {
    answerCalls(answering('GET /v1/refresh', answer))
    signInLearner('old')
    const isNew = await refresh()
    expect(auth.token()).toMatch(isNew ? /./ : /^old$/)
    expect(useAuth.getState().expiresAt).toBeGreaterThan(Date.now() / 1000)
  }
})

test('a damaged signature of a chat is a text, or the call fails', async () => {
  for (const answer of damagedForms({ userSig: 'signature' })) {
    answerCalls(answering('GET /v1/live/room/signature', answer))
    signInLearner()
    const signature = await fetchSignature('88').catch((error: unknown) => error)
    expect(typeof signature === 'string' || signature instanceof ApiError).toBe(true)
  }
})

function Replay({ video }: { video: HTMLVideoElement }) {
  const { items } = useReplay('88', video)
  return items.map(({ key, message }) => <p key={key}>{`${message.user.name} ${message.text}`}</p>)
}

test('a replay with a damaged answer shows the readable messages', async () => {
  const user = { user_id: '2', name: '小红', avatar: '', role: 'learner' }
  const message = { id: '1', sequence: 1, kind: 'text', text: '老师好', sent_at: 1_700_000_000, at: 5, user }
  const whole = { messages: [message, { ...message, id: '2', sequence: 2, text: '听懂了', at: 6 }] }
  for (const answer of [whole, ...damagedForms(whole)]) {
    const video = document.createElement('video')
    const media = fakeMedia(video)
    const page = renderPage(<Replay video={video} />, { answers: answering('GET /v1/live/room/replay', answer), session: true })
    await act(async () => {
      media.state.currentTime = 10
      media.fire('timeupdate')
      await new Promise((resolve) => void setTimeout(resolve))
    })
    expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object/)
    if (answer === whole) expect(await screen.findByText('小红 听懂了')).toBeVisible()
    expect(page.calls.length).toBeLessThan(20)
    page.unmount()
  }
})
