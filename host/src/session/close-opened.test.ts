import { auth, useAuth } from '@xhkt/platform/auth'
import { confirm, useQuestions } from '@xhkt/platform/confirm'
import { toast, useToasts } from '@xhkt/platform/toast'
import { answerCalls, signInLearner } from '@xhkt/testing/answer-calls'
import { keepSession } from './keep-session.ts'

let stop = (): void => undefined
beforeEach(() => {
  answerCalls({ 'GET /v1/user/detail': { detail: { user_id: '1', nickname: '', avatar: '', phone: '' }, tag: null } })
  signInLearner()
  stop = keepSession(() => undefined)
})
afterEach(() => stop())

const ends: [how: string, end: () => void][] = [
  ['a logout', () => auth.signOut()],
  ['an expiry', () => auth.signOut('expired')],
  ['a logout in another tab', () => {
    document.cookie = 'xhkt_token=; Path=/; Max-Age=0'
    auth.synchronize()
  }],
  ['a login of another learner in another tab', () => {
    document.cookie = 'xhkt_token=theirs; Path=/'
    localStorage.setItem('xhkt_user', JSON.stringify({ user: { user_id: '2', nickname: '', avatar: '', phone: '' }, tag: null }))
    auth.synchronize()
  }],
]

describe.each(ends)('%s', (_, end) => {
  test('settles every open question as cancelled, and removes it [session#logout]', async () => {
    const answers = [confirm({ content: '确定删除“林晓，学院路 30 号”这个收货地址吗？' }), confirm({ content: '二' })]
    end()
    await expect(Promise.all(answers)).resolves.toEqual([false, false])
    expect(useQuestions.getState().questions).toEqual([])
  })

  test('removes the toasts', () => {
    toast.success('已寄给林晓')
    end()
    expect(useToasts.getState().toasts).toEqual([])
  })

  test('pauses every picture and sound, also one that starts by itself before the next press', () => {
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
    const video = document.body.appendChild(document.createElement('video'))
    end()
    expect(pause.mock.contexts).toEqual([video])
    video.dispatchEvent(new Event('play'))
    expect(pause).toHaveBeenCalledTimes(2)
    document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))
    video.dispatchEvent(new Event('play'))
    expect(pause).toHaveBeenCalledTimes(2)
    video.remove()
  })

  test('closes an open native dialog, and leaves the full screen and the window of a video', () => {
    // jsdom has no native dialogs, no full screen and no such window.
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.setAttribute('open', '')
    dialog.close = jest.fn()
    const exits = { exitFullscreen: jest.fn(() => Promise.resolve()), exitPictureInPicture: jest.fn(() => Promise.reject(new Error())) }
    Object.assign(document, exits)
    for (const name of ['fullscreenElement', 'pictureInPictureElement']) {
      Object.defineProperty(document, name, { value: dialog, configurable: true })
    }
    end()
    expect(dialog.close).toHaveBeenCalledTimes(1)
    expect(exits.exitFullscreen).toHaveBeenCalledTimes(1)
    expect(exits.exitPictureInPicture).toHaveBeenCalledTimes(1)
    for (const name of [...Object.keys(exits), 'fullscreenElement', 'pictureInPictureElement']) Reflect.deleteProperty(document, name)
    dialog.remove()
  })

  test('closes the dialog that binds an account of a third party', () => {
    auth.openLink(1)
    end()
    expect(useAuth.getState().dialog).toBeNull()
  })
})

test('a login and a refresh close no question: a visitor may have asked it, or the learner', async () => {
  auth.signOut()
  void confirm({ content: '确定吗？' })
  signInLearner()
  signInLearner('fresh')
  expect(useQuestions.getState().questions).toHaveLength(1)
})
