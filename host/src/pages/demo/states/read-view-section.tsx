import { useState } from 'react'
import { ApiError } from '@xhkt/platform/api'
import { type Read, ReadView } from '@xhkt/kit/ui/read-view'
import { GridSkeleton } from '@xhkt/kit/ui/course-skeletons'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import * as words from '@xhkt/kit/words'
import { Choice } from '../layout/choice.tsx'
import { Example, State, States } from '../layout/example.tsx'

const states = [
  ['loaded', '有内容'],
  ['loading', '加载中'],
  ['offline', '断网'],
  ['error', '出错'],
  ['not-found', '不存在'],
  ['stale', '有内容，刷新失败'],
] as const
type Shown = (typeof states)[number][0]

const pending: Read<string> = { data: undefined, error: null, isPaused: false, isFetching: false, refetch: () => undefined }
const failure = new ApiError('transport', '系统接口请求超时')

const queries: Record<Shown, Read<string>> = {
  loaded: { ...pending, data: '法考客观题精讲' },
  loading: { ...pending, isFetching: true },
  offline: { ...pending, isPaused: true },
  error: { ...pending, error: failure },
  'not-found': { ...pending, error: new ApiError('business', words.courseNotFound, { code: 404001, status: 200 }) },
  stale: { ...pending, data: '法考客观题精讲', error: failure },
}

export function ReadViewSection() {
  const [shown, setShown] = useState<Shown>('loaded')
  return (
    <Example
      name="ReadView"
      when="显示一次查询的结果：加载、断网、出错、不存在，或内容。刷新失败时保留已有内容。内容只在取到后才能读取。"
      code="import { ReadView } from '@xhkt/kit/ui/read-view'"
    >
      <Choice label="状态" options={states} value={shown} onChange={setShown} />
      <States size="block">
        <State label="查询" onGround>
          <ReadView
            query={{ ...queries[shown], refetch: () => setShown('loaded') }}
            loading={<GridSkeleton columns={5} />}
            notFound={<EmptyView title={words.courseNotFound} />}
          >
            {(title) => <p>{title}</p>}
          </ReadView>
        </State>
      </States>
    </Example>
  )
}
