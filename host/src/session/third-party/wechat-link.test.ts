import { auth, useAuth, useThirdPartyCode } from '@xhkt/platform/auth'
import { useToasts } from '@xhkt/platform/toast'
import { answerCalls, signInLearner } from '@xhkt/testing/answer-calls'
import { issueState } from './oauth-state.ts'
import { captureWechatReturn, resumeThirdParty } from './wechat-return.ts'

const toasts = () => useToasts.getState().toasts.map(({ text }) => text)
const dialog = () => useAuth.getState().dialog?.form ?? null

/** Starts the page after WeChat has returned to it. */
async function arriveWith(search: string) {
  window.history.replaceState({ idx: 3 }, '', `/personal/safety${search}#top`)
  const calls = answerCalls({})
  const go = jest.fn()
  captureWechatReturn()
  const address = location.pathname + location.search + location.hash
  await resumeThirdParty({ go, onSignedIn: jest.fn() })
  return { calls, go, address }
}

describe('a return from WeChat to a signed-in learner who binds an account', () => {
  const comeBack = async (search: (state: string) => string) => {
    signInLearner()
    const state = issueState('wechatLink')
    return arriveWith(search(state))
  }
  afterEach(() => useThirdPartyCode.setState(null, true))

  test('hands the code to the page, leaves the address clean, and logs nobody in', async () => {
    const { address, calls, go } = await comeBack((state) => `?code=061&state=${state}`)
    expect(useThirdPartyCode.getState()).toEqual({ type: 1, code: '061' })
    expect(address).toBe('/personal/safety#top')
    expect([calls, dialog(), go.mock.calls]).toEqual([[], null, []])
  })

  test('with a forged state: hands nothing over [personal#third-party-accounts]', async () => {
    await comeBack(() => '?code=061&state=forged')
    expect(useThirdPartyCode.getState()).toBeNull()
    expect(toasts()).toEqual(['登录请求已失效，请重新扫码登录'])
  })

  test('refused on the phone: says so and stays on the page', async () => {
    const { go } = await comeBack((state) => `?state=${state}`)
    expect(toasts()).toEqual(['您已取消微信授权'])
    expect([useThirdPartyCode.getState(), dialog(), go.mock.calls]).toEqual([null, null, []])
  })

  test('after a logout meanwhile: drops the code, also one that waits', async () => {
    const state = issueState('wechatLink')
    await arriveWith(`?code=061&state=${state}`)
    expect(useThirdPartyCode.getState()).toBeNull()
    await comeBack((next) => `?code=062&state=${next}`)
    auth.signOut()
    expect(useThirdPartyCode.getState()).toBeNull()
  })

  test('whose chunk cannot be loaded: says that the account is not bound, for the code can be used once', async () => {
    jest.doMock('./resume-returned.ts', () => {
      throw new Error('the chunk cannot be loaded')
    })
    await comeBack((state) => `?code=061&state=${state}`)
    jest.dontMock('./resume-returned.ts')
    expect(toasts()).toEqual(['绑定没有完成，请重新扫码'])
    expect([useThirdPartyCode.getState(), dialog()]).toEqual([null, null])
  })
})
