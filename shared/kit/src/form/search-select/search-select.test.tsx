import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ApiError } from '@xhkt/platform/api'
import { renderPage } from '@xhkt/testing/render-page'
import { useState } from 'react'
import { noSearchValue, SearchSelect, type SearchOption } from '@xhkt/kit/form/search-select'

const long = '新疆维吾尔自治区喀什地区职业技术师范高等专科学校（筹建）师资培训中心'
const schools = ['北京大学', '北京师范大学', '北京交通大学', long].map((name, index) => ({ id: String(index + 1), name }))

/** A search whose answers wait until `release`. */
class FakeSearch {
  readonly asked: { keyword: string; signal: AbortSignal }[] = []
  isDown = false
  private held: (() => void)[] | null = null

  hold = (): void => void (this.held = [])
  release = (): void => {
    for (const answer of this.held ?? []) answer()
    this.held = null
  }

  readonly search = async (keyword: string, signal: AbortSignal): Promise<readonly SearchOption[]> => {
    this.asked.push({ keyword, signal })
    const { held } = this
    if (held) await new Promise<void>((resolve) => held.push(resolve))
    if (this.isDown) throw new ApiError('business', '服务繁忙', { code: 500000 })
    return schools.filter(({ name }) => name.includes(keyword))
  }
}

function open(server = new FakeSearch()) {
  const onSubmit = jest.fn((event: React.SubmitEvent) => event.preventDefault())
  function Form() {
    const [value, setValue] = useState(noSearchValue)
    const source = { name: 'schools', search: server.search }
    return (
      <form onSubmit={onSubmit} aria-label="表单">
        <SearchSelect {...{ id: 'school', label: '学校', limit: 30, placeholder: '输入名称搜索', error: undefined }} value={value} onValue={setValue} source={source} />
        <output>{value.chosen?.name ?? '没有选择'}</output>
        <button type="submit">保存</button>
      </form>
    )
  }
  return { ...renderPage(<Form />), server, onSubmit }
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '学校' })
const names = () => within(screen.getByRole('listbox')).getAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => document.querySelector('output')?.textContent
const activeName = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent
const keywords = ({ asked }: FakeSearch) => asked.map(({ keyword }) => keyword)

async function search(page: ReturnType<typeof open>, keyword: string) {
  await page.user.type(box(), keyword)
  return screen.findByRole('listbox', { name: '学校' })
}

test('one search is sent for letters typed in quick succession, without leading and trailing spaces', async () => {
  const page = open()
  await search(page, ' 北京')
  expect(keywords(page.server)).toEqual(['北京'])
  expect(names()).toEqual(['北京大学', '北京师范大学', '北京交通大学'])
  expect(box()).toHaveAttribute('aria-expanded', 'true')
})

test('an older search is cancelled, and its late answer is not shown', async () => {
  const page = open()
  page.server.hold()
  await page.user.type(box(), '北京')
  expect(await screen.findByText('正在搜索', { selector: 'p' })).toBeVisible()
  await waitFor(() => expect(page.server.asked).toHaveLength(1))
  await page.user.type(box(), '师范')
  await waitFor(() => expect(page.server.asked).toHaveLength(2))
  expect(page.server.asked[0]!.signal.aborted).toBe(true)
  page.server.release()
  await screen.findByRole('listbox')
  expect(names()).toEqual(['北京师范大学'])
})

test('arrows, Home and End go through the options, and Enter chooses without sending the form', async () => {
  const page = open()
  await search(page, '北京')
  await page.user.keyboard('{ArrowDown}')
  expect(activeName()).toBe('北京大学')
  await page.user.keyboard('{ArrowUp}')
  expect(activeName()).toBe('北京交通大学')
  await page.user.keyboard('{ArrowDown}')
  expect(activeName()).toBe('北京大学')
  await page.user.keyboard('{End}')
  expect(activeName()).toBe('北京交通大学')
  await page.user.keyboard('{Home}{ArrowDown}{Enter}')
  expect(chosen()).toBe('北京师范大学')
  expect(box()).toHaveValue('北京师范大学')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(page.onSubmit).not.toHaveBeenCalled()
  await page.user.keyboard('{Enter}')
  expect(page.onSubmit).toHaveBeenCalledTimes(1)
})

test('Enter with open results and no active one does not send the form', async () => {
  const page = open()
  await search(page, '北京')
  await page.user.keyboard('{Enter}')
  expect(page.onSubmit).not.toHaveBeenCalled()
})

test('a click chooses, and the focus stays in the box', async () => {
  const page = open()
  await search(page, '新疆')
  await page.user.click(screen.getByRole('option', { name: long }))
  expect(chosen()).toBe(long)
  expect(box()).toHaveFocus()
  expect(box()).toHaveAttribute('title', long)
})

test('Escape closes the results and keeps the text; a click opens them again', async () => {
  const page = open()
  await search(page, '北京')
  await page.user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box()).toHaveValue('北京')
  await page.user.click(box())
  expect(await screen.findByRole('listbox')).toBeVisible()
})

test('a text that is not chosen is no choice, and says so when the learner leaves the field', async () => {
  const page = open()
  await search(page, '北京')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(screen.getByText('请从搜索结果中选择一项，或清空')).toBeVisible()
  expect(chosen()).toBe('没有选择')
  expect(box()).toHaveValue('北京')
})

test('editing the name of a choice drops the choice, and 清空 empties the field', async () => {
  const page = open()
  await search(page, '北京大')
  await page.user.keyboard('{ArrowDown}{Enter}{Backspace}')
  expect(chosen()).toBe('没有选择')
  await page.user.click(screen.getByRole('button', { name: '清空学校' }))
  expect(box()).toHaveValue('')
  expect(box()).toHaveFocus()
  expect(screen.queryByRole('button', { name: '清空学校' })).toBeNull()
})

test('no result names the keyword', async () => {
  const page = open()
  await page.user.type(box(), '火星')
  expect(await screen.findByText('没有找到“火星”，请换一个关键词')).toBeVisible()
  expect(box()).toHaveAttribute('aria-expanded', 'false')
})

test('a failed search offers 重试, and keeps the text', async () => {
  const page = open()
  page.server.isDown = true
  await page.user.type(box(), '北京')
  const retry = await screen.findByRole('button', { name: '重试' })
  page.server.isDown = false
  await page.user.tab()
  await page.user.tab()
  expect(retry).toHaveFocus()
  await page.user.keyboard('{Enter}')
  expect(await screen.findByRole('listbox')).toBeVisible()
  expect(box()).toHaveValue('北京')
})

test('while an input method composes, nothing is searched and the list ignores the keys', async () => {
  const page = open()
  act(() => box().focus())
  fireEvent.compositionStart(box())
  fireEvent.change(box(), { target: { value: 'bei jing' } })
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
  expect(box()).toHaveValue('bei jing')
  expect(screen.queryByText('正在搜索', { selector: 'p' })).toBeNull()
  fireEvent.change(box(), { target: { value: '北京' } })
  fireEvent.compositionEnd(box())
  expect(await screen.findByRole('listbox')).toBeVisible()
  expect(keywords(page.server)).toEqual(['北京'])
})
