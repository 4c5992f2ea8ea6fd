import { CopyText } from '@xhkt/kit/ui/copy-text'
import { ShareLink } from '@xhkt/kit/ui/share-link'
import { Example } from '../layout/example.tsx'

export function ShareSection() {
  return (
    <>
      <Example
        name="ShareLink"
        when="把一个链接交给好友：手机扫二维码，或复制链接。浏览器不允许复制时，链接会自动选中。"
        code="import { ShareLink } from '@xhkt/kit/ui/share-link'"
      >
        <ShareLink link={`${location.origin}/courseDetail/1001`} name="示例链接" hint="微信扫一扫，分享给好友" />
      </Example>
      <Example name="CopyText" when="一个可以复制的编号：订单编号、运单号。" code="import { CopyText } from '@xhkt/kit/ui/copy-text'">
        <CopyText name="订单编号" text="26112312345678901234" />
      </Example>
    </>
  )
}
