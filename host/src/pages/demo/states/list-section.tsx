import { useState } from 'react'
import { ApiError } from '@xhkt/platform/api'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { type ListAnswer, ListResults } from '@xhkt/kit/list/list-results'
import { GridSkeleton } from '@xhkt/kit/ui/course-skeletons'
import { Choice } from '../layout/choice.tsx'
import { Example, State, States } from '../layout/example.tsx'

const states = [
  ['loaded', '有内容'],
  ['moving', '翻页中'],
  ['loading', '加载中'],
  ['error', '出错'],
  ['empty', '没有内容'],
  ['past-the-end', '没有这一页'],
] as const
type Shown = (typeof states)[number][0]

const pending = { data: undefined, error: null, isPlaceholderData: false, isFetching: false, isPaused: false }
const courses = { list: ['法考客观题精讲', '英语四级写作'], total: 45, page: 1, page_size: 20 }

const answers: Record<Shown, Omit<ListAnswer<string>, 'refetch'>> = {
  loaded: { ...pending, data: courses },
  moving: { ...pending, data: courses, isPlaceholderData: true, isFetching: true },
  loading: { ...pending, isFetching: true },
  error: { ...pending, error: new ApiError('transport', '系统接口请求超时') },
  empty: { ...pending, data: { ...courses, list: [], total: 0 } },
  'past-the-end': { ...pending, data: { ...courses, list: [], page: 9 } },
}

const code = `import { ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'`

const stay = (): string => '#list'

export function ListSection() {
  const [shown, setShown] = useState<Shown>('loaded')
  const page = shown === 'past-the-end' ? 9 : 1
  return (
    <Example
      name="ListResults"
      when="一页列表：筛选、排序和页码都在地址里（listHrefs、readPage）。翻页时保留上一页；页码、数量与空的原因会读给屏幕阅读器。"
      code={code}
    >
      <Choice label="状态" options={states} value={shown} onChange={setShown} />
      <States size="block">
        <State label="列表" onGround>
          <ChoiceRow
            label="形式"
            choices={['全部', '录播课', '直播课'].map((name, i) => ({ key: name, name, href: stay(), current: i === 0 }))}
          />
          <ChoiceRow
            look="tabs"
            label="课程内容"
            choices={['简介', '资料', '评价'].map((name, i) => ({ key: name, name, href: stay(), current: i === 0 }))}
          />
          <ListResults
            answer={{ ...answers[shown], refetch: () => setShown('loaded') }}
            page={page}
            total={courses.total}
            hrefOf={stay}
            loading={<GridSkeleton columns={5} />}
            empty={{ title: '没有符合条件的课程' }}
          >
            {(titles) => titles.map((title) => <p key={title}>{title}</p>)}
          </ListResults>
        </State>
      </States>
    </Example>
  )
}
