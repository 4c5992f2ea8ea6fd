import { keywordLimit, searchHref } from '@xhkt/kit/search/keyword'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import type { Nothing } from '../../../kit/list/nothing.tsx'
import { Words } from './words.tsx'

const allCourses = (
  <ButtonLink variant="primary" href="/categories">
    查看全部课程
  </ButtonLink>
)

/** Shown without a keyword. */
export function NoKeyword() {
  return (
    <>
      <EmptyView page title="想学点什么？" description="在页面上方输入课程、老师或分类的名称" action={allCourses} />
      <Words history />
    </>
  )
}

/** Shown when a keyword finds nothing. */
export const nothingFound = (keyword: string): Nothing => ({
  title: `没有找到与“${keyword}”相关的课程`,
  description: '检查一下有没有错别字，或换一个更短、更常用的词',
  action: allCourses,
  below: <Words />,
})

/** Shown for a keyword that the server would refuse. */
export function TooLong({ keyword }: { keyword: string }) {
  return (
    <EmptyView
      page
      title="搜索内容太长"
      description={`最多可以搜索 ${keywordLimit} 个字`}
      action={
        <>
          <ButtonLink variant="primary" href={searchHref(keyword)}>
            只搜索前 {keywordLimit} 个字
          </ButtonLink>
          <ButtonLink href="/categories">查看全部课程</ButtonLink>
        </>
      }
    />
  )
}
