import * as paths from '@xhkt/contract/paths'
import type { EmptyList } from '@xhkt/kit/list/list-results'
import { keywordLimit } from '@xhkt/kit/search/keyword'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { Words } from './words.tsx'

/** For a page without a keyword. */
export function NoKeyword() {
  return (
    <>
      <EmptyView page title="想学点什么？" description="在页面上方输入课程、老师或分类的名称" action={<AllCoursesLink />} />
      <Words history />
    </>
  )
}

/** Shown when a keyword finds nothing. */
export const nothingFound = (keyword: string): EmptyList => ({
  title: `没有找到与“${keyword}”相关的课程`,
  description: '检查一下有没有错别字，或换一个更短、更常用的词',
  action: <AllCoursesLink />,
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
          <ButtonLink variant="primary" href={paths.search(keyword)}>
            只搜索前 {keywordLimit} 个字
          </ButtonLink>
          <AllCoursesLink variant="default" />
        </>
      }
    />
  )
}
