import { api, UPLOAD_TIMEOUT_MS } from '@xhkt/platform/api'
import { auth } from '@xhkt/platform/auth'
import { useToasts } from '@xhkt/platform/toast'
import { answerCalls, ApiFailure, signInLearner } from '@xhkt/testing/answer-calls'

const path = '/v1/user/feedback/img'
const name = `POST ${path}` as const
const picture = { picture_id: '3', url: '/media/pictures/a.jpg', expires_at: 1_800_000_000 }
const file = new Blob(['picture'], { type: 'image/png' })
const toasts = () => useToasts.getState().toasts.map(({ text }) => text)

describe('upload', () => {
  test('sends the file itself with its type, the token, and a time limit of its own', async () => {
    const calls = answerCalls({ [name]: picture })
    signInLearner()
    await expect(api.upload(path, file)).resolves.toEqual(picture)
    expect(calls).toMatchObject([{ headers: { 'Content-Type': 'image/png', Authorization: 'Bearer test-token' }, timeout: UPLOAD_TIMEOUT_MS }])
    expect(calls[0]?.body).toBe(file)
    expect(UPLOAD_TIMEOUT_MS).toBeGreaterThan(10_000)
  })

  test('reports its progress', async () => {
    answerCalls({
      [name]: ({ progress }) => {
        progress(0.5)
        return picture
      },
    })
    const progress: number[] = []
    await api.upload(path, file, { onProgress: (sent) => progress.push(sent) })
    expect(progress).toContain(0.5)
  })

  test('two files within a second are both sent [forms#pictures]', async () => {
    const calls = answerCalls({ [name]: picture })
    await Promise.all([api.upload(path, file), api.upload(path, file)])
    expect(calls).toHaveLength(2)
    expect(toasts()).toEqual([])
  })

  test('a cancelled upload rejects without a toast', async () => {
    answerCalls({ [name]: () => new Promise(() => undefined) })
    const controller = new AbortController()
    const upload = api.upload(path, file, { signal: controller.signal })
    controller.abort()
    await expect(upload).rejects.toMatchObject({ kind: 'cancelled' })
    expect(toasts()).toEqual([])
  })

  test('an upload without error toasts still signs out and shows the toast of an expired session', async () => {
    answerCalls({ [name]: ApiFailure.refused(401200, '') })
    signInLearner()
    await expect(api.upload(path, file, { toast: false })).rejects.toMatchObject({ kind: 'expired' })
    expect(auth.token()).toBeNull()
    expect(toasts()).toEqual(['登录状态已过期，请重新登录！'])
  })
})
