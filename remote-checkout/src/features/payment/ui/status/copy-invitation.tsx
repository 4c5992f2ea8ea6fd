import { toast } from '@xhkt/shared/feedback'
import { Button } from '@xhkt/shared/ui/button'

interface CopyInvitationProps {
  /** Where a friend joins. */
  path: string
}

/** A group fills by those whom its members tell. */
export function CopyInvitation({ path }: CopyInvitationProps) {
  const copy = async () => {
    const link = new URL(path, location.origin).href
    try {
      await navigator.clipboard.writeText(link)
      toast.success('邀请链接已复制，发给好友即可参团')
    } catch {
      // Refused by the browser, or the page does not come by https.
      toast.error(`复制失败，请手动复制：${link}`)
    }
  }
  return (
    <Button size="lg" onClick={() => void copy()}>
      复制邀请链接
    </Button>
  )
}
