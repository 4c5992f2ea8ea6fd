import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { StudyData } from '@xhkt/contract'
import { failuresOf } from '@xhkt/testing/failures-of'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { StudyPanel } from './study-panel.tsx'

const dateOf = (index: number) => new Date(Date.UTC(2026, 9, 27 + index)).toISOString().slice(0, 10)
const days = Array.from({ length: 28 }, (_, index) => ({ date: dateOf(index), spent: index * 60 }))
const data: StudyData = { today: 27 * 60, total: 7_500, studied_days: 27, days }
const exams = [
  { id: '1', name: '考研', goals: [{ id: '101', name: '学术学位硕士' }] },
  { id: '2', name: '公务员考试', goals: [{ id: '201', name: '国家公务员' }, { id: '202', name: '事业单位' }] },
]
const chosen = { exam: { id: '1', name: '考研' }, goal: { id: '101', name: '学术学位硕士' }, year: 2027, level: { id: '3', name: '本科' } }
const answers: Answers = {
  'GET /v1/user/study/data': data,
  'GET /v1/user/study/target': { exams, chosen },
  'GET /v1/school/year/level': { years: [2027, 2028], levels: [{ id: '3', name: '本科' }] },
}
const open = (changes: Answers = {}) => renderPage(<StudyPanel />, { address: '/personal/myCourse', session: true, answers: { ...answers, ...changes } })

test('study time: shows today, the total and the number of days, with a table of the last weeks [personal#study-time]', async () => {
  open()
  expect(await screen.findByText('今日学习')).toBeVisible()
  expect(screen.getByText('2 小时 5 分钟')).toBeVisible()
  expect(screen.getByText('27 天')).toBeVisible()
  const rows = within(await screen.findByRole('table', { name: '最近 28 天的学习时间' })).getAllByRole('row')
  expect(rows).toHaveLength(29)
  expect(rows[1]).toHaveTextContent('10月27日 星期二0 分钟')
})

test('study chart: the arrow keys choose a day, and its time is announced [personal#study-time]', async () => {
  open()
  const slider = await screen.findByRole('slider', { name: '最近 28 天' })
  expect(slider).toHaveAttribute('aria-valuetext', '今天 27 分钟')
  fireEvent.change(slider, { target: { value: '26' } })
  expect(slider).toHaveAttribute('aria-valuetext', '11月22日 星期日 26 分钟')
})

test('study time: a learner who never studied reads what will be shown here', async () => {
  open({ 'GET /v1/user/study/data': { ...data, today: 0, total: 0, studied_days: 0 } })
  expect(await screen.findByText('开始学习后，这里显示每天的学习时间')).toBeVisible()
  expect(screen.queryByRole('slider')).toBeNull()
})

test('study time: a failure leaves the target, and can be retried', async () => {
  let up = false
  const { user } = open({ 'GET /v1/user/study/data': () => (up ? data : ApiFailure.status(503)) })
  expect(await screen.findByText('学习时间加载失败')).toBeVisible()
  expect(await screen.findByText('考研 · 学术学位硕士 · 2027 年 · 本科')).toBeVisible()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('今日学习')).toBeVisible()
})

const save = 'POST /v1/user/tags'

async function openForm(changes: Answers = {}) {
  const view = open(changes)
  await view.user.click(await screen.findByRole('button', { name: '修改目标' }))
  return { ...view, form: within(await screen.findByRole('form', { name: '学习目标' })) }
}

test('study target: a change of the exam empties the other choices, and each missing one is named', async () => {
  const { user, form, calls } = await openForm()
  await user.selectOptions(form.getByLabelText('考试'), '公务员考试')
  await waitFor(() => expect(form.getByLabelText('学历')).toBeEnabled())
  await user.click(form.getByRole('button', { name: '保存目标' }))
  for (const words of ['请选择目标', '请选择考试年份', '请选择学历']) expect(form.getByText(words)).toBeVisible()
  expect(form.getByLabelText('目标')).toHaveFocus()
  expect(calls.some(({ name }) => name === save)).toBe(false)
})

test('study target: a saved one is shown, and the focus is back on the button', async () => {
  let present = chosen
  const next = { ...chosen, exam: { id: '2', name: '公务员考试' }, goal: { id: '202', name: '事业单位' }, year: 2028 }
  const { user, form, calls } = await openForm({
    'GET /v1/user/study/target': () => ({ exams, chosen: present }),
    [save]: () => {
      present = next
      return { chosen: next, tag: { id: '2', name: '考公族' } }
    },
  })
  await user.selectOptions(form.getByLabelText('考试'), '公务员考试')
  await waitFor(() => expect(form.getByLabelText('学历')).toBeEnabled())
  await user.selectOptions(form.getByLabelText('目标'), '事业单位')
  await user.selectOptions(form.getByLabelText('考试年份'), '2028 年')
  await user.selectOptions(form.getByLabelText('学历'), '本科')
  await user.click(form.getByRole('button', { name: '保存目标' }))
  expect(await screen.findByText('公务员考试 · 事业单位 · 2028 年 · 本科')).toBeVisible()
  expect(calls.find(({ name }) => name === save)?.body).toEqual({ exam_id: '2', goal_id: '202', year: 2028, level_id: '3' })
  await waitFor(() => expect(screen.getByRole('button', { name: '修改目标' })).toHaveFocus())
})

test.each(failuresOf(save))('study target after %s: the form keeps what was chosen, and the words are shown [personal#actions]', async (_, failure, words) => {
  const { user, form } = await openForm({ [save]: failure })
  await waitFor(() => expect(form.getByLabelText('考试年份')).toBeEnabled())
  await user.selectOptions(form.getByLabelText('考试年份'), '2028 年')
  await user.click(form.getByRole('button', { name: '保存目标' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(form.getByLabelText('考试年份')).toHaveDisplayValue('2028 年')
})
