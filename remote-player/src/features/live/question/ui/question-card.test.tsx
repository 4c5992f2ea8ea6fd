import { act, screen, waitFor } from '@testing-library/react'
import type { LiveUpdates } from '@xhkt/contract'
import type { LiveCustom } from '@xhkt/contract/live-custom'
import { ApiFailure, type Answers, renderPage } from '@xhkt/testing/render-page'
import { openFakeChat } from '../../chat/testing/fake-chat.ts'
import { sampleRoom } from '../../chat/testing/sample-room.ts'
import { QuestionSlot } from './question-slot.tsx'
import { RaiseHand } from './raise-hand.tsx'

const asked: LiveCustom = { type: 'question', question_id: 'q1', text: '极限是多少', options: ['0', '1'] }
const result = { question_id: 'q1', text: '极限是多少', options: ['0', '1'], chosen: 1, counts: [1, 3] }

function show(answers: Answers = {}, room = sampleRoom(), updates: Partial<LiveUpdates>[] = []) {
  const { chat, port } = openFakeChat(room, updates)
  const page = renderPage(
    <>
      <RaiseHand chat={chat} />
      <QuestionSlot chat={chat} />
    </>,
    { answers, session: true },
  )
  return { ...page, port, teacher: (custom: LiveCustom) => act(() => port.tell({ type: 'custom', custom, from: 't1' })) }
}

describe('question card [live-chat#hand-and-question]', () => {
  it('takes one answer, and shows the counts', async () => {
    const { user, teacher, calls } = show({ 'POST /v1/live/room/answer': () => result })
    teacher(asked)
    await user.click(await screen.findByRole('button', { name: '提交' }))
    expect(screen.getByText('请选择一个选项')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: '1' }))
    await user.dblClick(screen.getByRole('button', { name: '提交' }))
    expect(await screen.findByText('3 人，75%')).toBeVisible()
    expect(screen.getByText('1（我的选择）')).toBeVisible()
    expect(calls.filter(({ name }) => name === 'POST /v1/live/room/answer')).toHaveLength(1)
  })

  it('says why an answer was refused, and keeps the choice', async () => {
    const { user, teacher } = show({ 'POST /v1/live/room/answer': ApiFailure.refused(400000, '提交的内容不正确，请刷新页面后重试') })
    teacher(asked)
    await user.click(await screen.findByRole('radio', { name: '0' }))
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(await screen.findByText('提交的内容不正确，请刷新页面后重试')).toBeVisible()
    expect(screen.getByRole('radio', { name: '0' })).toBeChecked()
  })

  it.each([
    [409030, '您已回答过', result, '老师的提问'],
    [409031, '答题已结束', null, '答题已结束'],
  ])('with %i asks for the result: another tab has answered, or the question is closed', async (code, message, question, heading) => {
    const { user, teacher } = show({ 'POST /v1/live/room/answer': ApiFailure.refused(code, message) }, sampleRoom(), [{ question }])
    teacher(asked)
    await user.click(await screen.findByRole('radio', { name: '0' }))
    await user.click(screen.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull())
    expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  })

  it('is announced without taking the focus, and answered by keyboard with the focus kept in it', async () => {
    const { user, teacher } = show({ 'POST /v1/live/room/answer': () => result })
    const hand = screen.getByRole('button', { name: '举手' })
    hand.focus()
    teacher(asked)
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('老师的提问：极限是多少')
    await screen.findByRole('button', { name: '提交' })
    expect(hand).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: '收起' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: '老师的提问' })).toHaveFocus()
    await user.keyboard('{Enter}{Tab} {ArrowDown}{Tab}{Enter}')
    expect(await screen.findByText('3 人，75%')).toBeVisible()
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('已提交，我的选择是1；0 1 人，25%；1 3 人，75%')
    expect(screen.getByRole('region', { name: '老师的提问' })).toHaveFocus()
  })

  it('shows the teacher\'s result when it is closed, and can be closed', async () => {
    const { user, teacher } = show()
    teacher(asked)
    await user.click(await screen.findByRole('button', { name: '收起' }))
    await user.click(screen.getByRole('button', { name: '老师的提问' }))
    teacher({ type: 'question_result', question_id: 'q1', counts: [2, 2] })
    teacher({ type: 'question_closed', question_id: 'q1' })
    expect(screen.getByRole('heading', { name: '答题已结束' })).toBeVisible()
    expect(screen.getAllByText('2 人，50%')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: '收起' }))
    expect(screen.queryByText('极限是多少')).toBeNull()
  })

  it('lets a visitor see the question only', async () => {
    const { teacher } = show({}, sampleRoom({ userSig: '', userInfo: { userId: '', userName: '', userAvatar: '' } }))
    teacher(asked)
    expect(await screen.findByText('登录后可以答题')).toBeVisible()
    expect(screen.getByRole('radio', { name: '0' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: '举手' })).toBeNull()
  })

  it('lets a learner answer where nobody can write', async () => {
    const { teacher } = show({}, sampleRoom({ userSig: '' }))
    teacher(asked)
    expect(await screen.findByRole('radio', { name: '0' })).toBeEnabled()
    expect(screen.getByRole('button', { name: '提交' })).toBeEnabled()
  })
})

describe('hand', () => {
  it('is raised and lowered', async () => {
    const { user, port } = show()
    await user.click(screen.getByRole('button', { name: '举手' }))
    await user.click(await screen.findByRole('button', { name: '取消举手' }))
    expect(await screen.findByRole('button', { name: '举手' })).toBeVisible()
    expect(port.customs).toEqual([
      { type: 'hand', raised: true },
      { type: 'hand', raised: false },
    ])
  })

  it('is lowered by the teacher, and stays up when the teacher lowers that of another', async () => {
    const { user, teacher } = show()
    await user.click(screen.getByRole('button', { name: '举手' }))
    await screen.findByRole('button', { name: '取消举手' })
    teacher({ type: 'hand', raised: false, user_id: 'u2' })
    expect(screen.getByRole('button', { name: '取消举手' })).toBeVisible()
    teacher({ type: 'hand', raised: false, user_id: 'u1' })
    expect(screen.getByRole('button', { name: '举手' })).toBeVisible()
  })
})
