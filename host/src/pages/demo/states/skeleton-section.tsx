import type { ReactNode } from 'react'
import { MonthBone } from '@xhkt/kit/calendar/month-bone'
import { Bone, lines } from '@xhkt/kit/ui/bone'
import { courseRow, GridSkeleton } from '@xhkt/kit/ui/course-skeletons'
import { sideNavBones } from '@xhkt/kit/ui/side-nav-bones'
import { PlainSkeleton } from '@xhkt/kit/ui/skeleton'
import { PictureBone } from '@xhkt/kit/ui/skeleton-bones'
import { Example, State, States } from '../layout/example.tsx'
import css from './skeleton-section.module.css'

/** A page at a quarter of its size. As an image, it does not announce "loading" to screen readers. */
const Miniature = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.frame} role="img" aria-label={`${name}的骨架屏`}>
    <div className={css.page} inert>{children}</div>
  </div>
)

const code = `import { courseRow, GridSkeleton } from '@xhkt/kit/ui/course-skeletons'
import { sideNavBones } from '@xhkt/kit/ui/side-nav-bones'
import { MonthBone } from '@xhkt/kit/calendar/month-bone'`

export function SkeletonSection() {
  return (
    <>
      <Example
        name="Skeleton"
        when="整页的等待。与页面同尺寸，内容到来时不跳动；各业务区在 src/skeletons.tsx 里画自己的，名字写在 routes.ts 里，代码到达之前就能显示。"
        code="import { PlainSkeleton, Skeleton } from '@xhkt/kit/ui/skeleton'"
      >
        <Miniature name="纯文字页">
          <PlainSkeleton />
        </Miniature>
      </Example>
      <Example
        name="GridSkeleton · courseRow · sideNavBones · MonthBone"
        when="组件的等待：与它代替的组件用同一份尺寸。"
        code={code}
      >
        <States size="block">
          <State label="一页课程">
            <Miniature name="一页课程">
              <GridSkeleton columns={5} />
            </Miniature>
          </State>
          <State label="课程行">
            <div aria-hidden="true">{courseRow(0)}</div>
          </State>
          <State label="侧边导航">
            <div aria-hidden="true">{sideNavBones(3, null)}</div>
          </State>
          <State label="月历">
            <div aria-hidden="true">
              <MonthBone />
            </div>
          </State>
        </States>
      </Example>
      <Example
        name="Bone · lines"
        when="页面内一部分的等待：用同样的骨头拼出那一部分的形状。"
        code="import { Bone, lines } from '@xhkt/kit/ui/bone'"
      >
        <States size="block">
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
      <Example
        name="PictureBone"
        when="首屏图片的位置：每个整页骨架屏至多一个，图片地址一知道就放进去。"
        code="import { PictureBone } from '@xhkt/kit/ui/skeleton-bones'"
      >
        <div aria-hidden="true">
          <PictureBone as={css.block} />
        </div>
      </Example>
    </>
  )
}
