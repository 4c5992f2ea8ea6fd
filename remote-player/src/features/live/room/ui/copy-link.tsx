import { toast } from '@xhkt/platform/toast'
import { Button } from '@xhkt/kit/ui/button'
import { useCopy } from '@xhkt/kit/ui/use-copy'

/** Copies the room's link, to share it. */
export function CopyLink({ link }: { link: string }) {
  const { state, copy } = useCopy(link, () => {
    toast.error(`浏览器不允许自动复制，请手动复制：${link}`)
  })
  return (
    <>
      <Button onClick={() => void copy()}>{state === 'copied' ? '已复制' : '复制链接'}</Button>
      <span role="status" hidden={state !== 'copied'}>
        {state === 'copied' && '链接已复制'}
      </span>
    </>
  )
}
