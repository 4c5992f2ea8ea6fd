import { Cover } from '@xhkt/kit/ui/cover'
import { Example, State, States } from '../layout/example.tsx'
import { samplePicture } from '../samples.ts'

export function CoverSection() {
  return (
    <Example
      name="Cover"
      when="课程封面。比例固定为 16:9，加载前后与加载失败时都占同样的位置；首屏的第一张设 priority。"
      code="import { Cover } from '@xhkt/kit/ui/cover'"
    >
      <States>
        <State label="已加载">
          <Cover src={samplePicture} alt="考研英语全程班" />
        </State>
        <State label="图片缺失或损坏">
          <Cover src="" alt="没有封面的课程" />
        </State>
      </States>
    </Example>
  )
}
