/** @jest-environment node */
import { confirm, useQuestions } from './confirm.ts'

describe('confirm', () => {
  const first = () => useQuestions.getState().questions[0]!

  test.each([true, false])('resolves to %s and removes the question', async (ok) => {
    const answer = confirm({ content: '要取消订单吗？' })
    expect(first()).toMatchObject({ content: '要取消订单吗？' })
    first().answer(ok)
    await expect(answer).resolves.toBe(ok)
    expect(useQuestions.getState().questions).toEqual([])
  })

  test('queues questions, and each gets its own answer', async () => {
    const answers = [confirm({ content: '一' }), confirm({ content: '二' })]
    first().answer(true)
    expect(first().content).toBe('二')
    first().answer(false)
    await expect(Promise.all(answers)).resolves.toEqual([true, false])
  })
})
