import type { UploadedPicture } from '@xhkt/contract'
import { UploadField } from '@xhkt/kit/form/upload-field'
import { type Uploads, useUploads } from '@xhkt/kit/form/use-uploads'
import { Example, State, States } from '../layout/example.tsx'
import { samplePicture } from '../samples.ts'

const picture: UploadedPicture = { picture_id: '1', url: samplePicture, expires_at: 0 }
const ignore = (): void => undefined
const item = { preview: samplePicture, sent: 0, error: '', canRetry: true, picture: null }

/** An upload field with one picture in each state. Nothing changes, so that each state can be seen. */
const still: Uploads = {
  ...{ limit: 6, notice: '', refusal: '', add: ignore, retry: ignore, remove: ignore, pictures: [], problem: undefined },
  items: [
    { ...item, key: '1', name: '已上传.jpg', state: 'done', sent: 1 },
    { ...item, key: '2', name: '上传中.jpg', state: 'sending', sent: 0.42 },
    { ...item, key: '3', name: '等待中.jpg', state: 'waiting' },
    { ...item, key: '4', name: '失败.jpg', state: 'failed', error: '网络异常' },
  ],
}

export function UploadExample() {
  const uploads = useUploads({ path: '/v1/user/feedback/img', limit: 6 })
  const full = useUploads({ path: '/v1/user/feedback/img', limit: 1, initial: [picture] })
  return (
    <Example
      name="UploadField · useUploads"
      when="上传图片：选择、拖放或粘贴，逐张显示进度，可取消、重试和移除。离开浏览器之前转正并去掉拍摄信息。登录后可在此试用。"
      code="import { UploadField } from '@xhkt/kit/form/upload-field'; import { useUploads } from '@xhkt/kit/form/use-uploads'"
    >
      <States size="block">
        <State label="正常">
          <form aria-label="上传示例">
            <UploadField id="upload-empty" label="图片（选填）" error={undefined} uploads={uploads} />
          </form>
        </State>
        <State label="各种状态">
          <UploadField id="upload-still" label="图片" error={undefined} uploads={still} />
        </State>
        <State label="已选满，有错误">
          <UploadField id="upload-full" label="头像" error="请先登录" uploads={full} />
        </State>
      </States>
    </Example>
  )
}
