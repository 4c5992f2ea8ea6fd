import type { SkeletonKind } from '@xhkt/contract/federation/route-manifest'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { Bone, courseRow, lines } from '@xhkt/kit/ui/skeleton-bones'
import { Example, State, States } from '../frame/example.tsx'
import css from './skeleton-section.module.css'

const kinds: Record<SkeletonKind, string> = {
  home: '首页',
  categories: '分类课程',
  classified: '课程分类',
  list: '课程列表',
  detail: '课程详情',
  player: '播放页',
  order: '订单',
  status: '结果页',
  mine: '个人中心',
  plain: '纯文字页',
}

export function SkeletonSection() {
  return (
    <>
      <Example
        name="Skeleton"
        when="整页的等待。与页面同尺寸，内容到来时不跳动；种类写在 routes.ts 里，代码到达之前就能画出。"
        code="import { Skeleton } from '@xhkt/kit/ui/skeleton'"
      >
        <ul className={css.pages}>
          {Object.entries(kinds).map(([kind, name]) => (
            <li key={kind}>
              {/* Hidden from screen readers, which would announce "loading" for each sample. */}
              <div className={css.frame} role="img" aria-label={`${name}的骨架屏`}>
                <div className={css.page}>
                  <Skeleton kind={kind as SkeletonKind} />
                </div>
              </div>
              <p className={css.name}>
                <code>{kind}</code> {name}
              </p>
            </li>
          ))}
        </ul>
      </Example>
      <Example
        name="Bone · courseRow · lines"
        when="页面内一部分的等待：用同样的骨头拼出那一部分的形状。"
        code="import { Bone, courseRow, lines } from '@xhkt/kit/ui/skeleton-bones'"
      >
        <States size="block">
          <State label="课程行">
            <div aria-hidden="true">{courseRow(0)}</div>
          </State>
          <State label="文字行">
            <div aria-hidden="true">{lines(3)}</div>
          </State>
          <State label="一块">
            <div aria-hidden="true">
              <Bone as={css.block} />
            </div>
          </State>
        </States>
      </Example>
    </>
  )
}
