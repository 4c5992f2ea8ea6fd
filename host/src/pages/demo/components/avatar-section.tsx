import { Avatar } from '@xhkt/kit/ui/avatar'
import { Example, State, States } from '../layout/example.tsx'
import { samplePicture } from '../samples.ts'

export function AvatarSection() {
  return (
    <Example
      name="Avatar"
      when="名字旁的圆形图片。没有图片或加载失败时，显示名字的第一个字。读屏软件会跳过，名字要另外写出。"
      code="import { Avatar } from '@xhkt/kit/ui/avatar'"
    >
      <States size="word">
        <State label="有图片">
          <Avatar src={samplePicture} name="尉迟衡" size={64} />
        </State>
        <State label="图片缺失或损坏">
          <Avatar src="" name="尉迟衡" size={64} />
        </State>
        <State label="小尺寸">
          <Avatar src="" name="尉迟衡" size={40} />
        </State>
      </States>
    </Example>
  )
}
