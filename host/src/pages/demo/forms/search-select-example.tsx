import { useState } from 'react'
import { noSearchValue, SearchSelect, type SearchSource, type SearchValue } from '@xhkt/kit/form/search-select'
import { ApiError } from '@xhkt/platform/api'
import { Example, State, States } from '../layout/example.tsx'

const names = ['北京大学', '北京师范大学', '北京交通大学', '北京师范大学-香港浸会大学联合国际学院']
const schools = names.map((name, index) => ({ id: String(index + 1), name }))

const source: SearchSource = {
  name: 'demo-schools',
  search: (keyword) => Promise.resolve(schools.filter(({ name }) => name.includes(keyword))),
}
const failing: SearchSource = {
  name: 'demo-failing',
  search: () => Promise.reject(new ApiError('transport', '网络异常')),
}

const field = { label: '学校', limit: 30, placeholder: '输入名称搜索，例如“北京”' }

interface SampleProps {
  id: string
  initial?: SearchValue
  error?: string
  from?: SearchSource
}

/** A search whose source is the example's own. */
function Sample({ id, initial = noSearchValue, error, from = source }: SampleProps) {
  const [value, setValue] = useState(initial)
  return <SearchSelect {...field} id={id} value={value} error={error} onValue={setValue} source={from} />
}

export function SearchSelectExample() {
  return (
    <Example
      name="SearchSelect"
      when="从服务器搜索很多选项中的一个。停顿 300 毫秒后搜索；方向键、Home、End、回车选择，Esc 关闭；没有选中的文字不算。"
      code="import { SearchSelect } from '@xhkt/kit/form/search-select'"
    >
      <States>
        <State label="正常">
          <Sample id="search-empty" />
        </State>
        <State label="已选择">
          <Sample id="search-chosen" initial={{ text: '北京师范大学', chosen: { id: '2', name: '北京师范大学' } }} />
        </State>
        <State label="搜索失败">
          <Sample id="search-failing" from={failing} />
        </State>
        <State label="有错误">
          <Sample id="search-wrong" error="请从搜索结果中选择一项，或清空" />
        </State>
      </States>
    </Example>
  )
}
