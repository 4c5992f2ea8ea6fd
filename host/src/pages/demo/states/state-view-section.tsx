import { OfflineError } from '@xhkt/kit/query/offline-error'
import { Button } from '@xhkt/kit/ui/button'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { CourseNotFound } from '@xhkt/kit/ui/course-not-found'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { InlineReadError } from '@xhkt/kit/ui/inline-read-error'
import { EmptyView, ErrorView } from '@xhkt/kit/ui/state-view'
import * as words from '@xhkt/kit/words'
import { Example, State, States } from '../layout/example.tsx'
import { useBriefly } from '../layout/use-briefly.ts'

const failure = new Error('系统接口请求超时')
const stay = (): void => undefined
const failedRead = { data: undefined, error: failure, isPaused: false, isFetching: false, refetch: stay }

/** Simulates a request. */
function Retrying() {
  const [retrying, retry] = useBriefly()
  return <ErrorView error={failure} onRetry={retry} retrying={retrying} />
}

export function StateViewSection() {
  return (
    <>
      <Example
        name="EmptyView"
        when="列表或页面没有内容时。说清楚没有什么，并给出下一步。"
        code="import { EmptyView } from '@xhkt/kit/ui/state-view'"
      >
        <States size="block">
          <State label="只有标题" onGround>
            <EmptyView title="还没有课程" />
          </State>
          <State label="有说明与下一步" onGround>
            <EmptyView
              title="还没有课程"
              description="选一门感兴趣的课程开始学习"
              action={<AllCoursesLink />}
            />
          </State>
        </States>
      </Example>
      <Example
        name="ErrorView"
        when="内容取不到时。显示错误本身的文字，总能重试；出现时会被读屏软件播报。"
        code="import { ErrorView } from '@xhkt/kit/ui/state-view'"
      >
        <States size="block">
          <State label="点重试后加载两秒" onGround>
            <Retrying />
          </State>
          <State label="正在重试" onGround>
            <ErrorView error={failure} onRetry={stay} retrying />
          </State>
          <State label="没有错误文字" onGround>
            <ErrorView error={null} onRetry={stay} />
          </State>
          <State label="有第二条出路" onGround>
            <ErrorView title="课程页面加载失败" error={failure} onRetry={stay} action={<Button>返回首页</Button>} />
          </State>
        </States>
      </Example>
      <Example
        name="EmptyView page"
        when="整页的状态：标题是页面的一级标题，空与错误传 page。样例只供查看，不能操作。"
        code="import { EmptyView, ErrorView } from '@xhkt/kit/ui/state-view'"
      >
        <States size="block">
          <State label="EmptyView page" onGround still>
            <EmptyView page title="页面不存在" description="您访问的地址可能有误，或页面已被移除" />
          </State>
          <State label="ErrorView page" onGround still>
            <ErrorView page title="页面加载失败" error={failure} onRetry={stay} />
          </State>
        </States>
      </Example>
      <Example
        name="InlineError"
        when="放不下 ErrorView 的小块内容加载失败时使用：一行文字，附“重试”。"
        code="import { InlineError } from '@xhkt/kit/ui/inline-error'"
      >
        <States size="block">
          <State label="失败">
            <InlineError name="分类" onRetry={stay} />
          </State>
          <State label="离线">
            <InlineError name="分类" error={new OfflineError()} onRetry={stay} />
          </State>
          <State label="重试中">
            <InlineError name="分类" onRetry={stay} retrying />
          </State>
        </States>
      </Example>
      <Example
        name="InlineReadError"
        when="同上，直接读取一次查询的结果：断网、出错时显示，其他时候没有内容。"
        code="import { InlineReadError } from '@xhkt/kit/ui/inline-read-error'"
      >
        <States size="block">
          <State label="出错">
            <InlineReadError name="分类" query={failedRead} />
          </State>
          <State label="断网">
            <InlineReadError name="分类" query={{ ...failedRead, error: null, isPaused: true }} />
          </State>
        </States>
      </Example>
      <Example
        name="CourseNotFound"
        when={`整页“${words.courseNotFound}”，附上去往全部课程的出路；后者也可以单独使用。`}
        code="import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { CourseNotFound } from '@xhkt/kit/ui/course-not-found'"
      >
        <States size="block">
          <State label="整页" onGround still>
            <CourseNotFound />
          </State>
          <State label="AllCoursesLink" onGround still>
            <AllCoursesLink />
          </State>
        </States>
      </Example>
    </>
  )
}
