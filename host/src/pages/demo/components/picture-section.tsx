import { PictureList } from '@xhkt/kit/ui/picture-list'
import { Example } from '../layout/example.tsx'
import { samplePicture } from '../samples.ts'

const pictures = ['1', '2', '3'].map((picture_id) => ({ picture_id, url: samplePicture }))

export function PictureSection() {
  return (
    <Example
      name="PictureList"
      when="学员上传的图片：评价、反馈。点击后放大，左右方向键翻看，Esc 关闭。"
      code="import { PictureList } from '@xhkt/kit/ui/picture-list'"
    >
      <PictureList pictures={pictures} label="示例图片" />
    </Example>
  )
}
