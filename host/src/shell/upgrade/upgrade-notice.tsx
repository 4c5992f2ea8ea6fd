import { Button } from '@xhkt/kit/ui/button'
import { CloseButton } from '@xhkt/kit/ui/close-button'
import css from './upgrade-notice.module.css'

interface Props {
  shown: boolean
  onUpgrade: () => void
  onClose: () => void
}

/** Lies over a corner of the page and moves nothing. The live region is there before its text, or screen readers would not announce it. */
export function UpgradeNotice({ shown, onUpgrade, onClose }: Props) {
  return (
    <aside className={shown ? css.notice : undefined} aria-label="版本更新">
      <span role="status">{shown && '页面有新版本'}</span>
      {shown && (
        <>
          <Button variant="text" size="sm" onClick={onUpgrade}>
            更新
          </Button>
          <CloseButton onClick={onClose} />
        </>
      )}
    </aside>
  )
}
