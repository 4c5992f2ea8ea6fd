import type { DataCopy } from '@xhkt/contract'
import { unknownTextState } from '@xhkt/contract/unknown-state'
import { formatFileSize, momentText } from '@xhkt/kit/format'
import { Button } from '@xhkt/kit/ui/button'
import { ProgressBar } from '@xhkt/kit/ui/progress-bar'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { useNowSelector } from '@xhkt/platform/api'
import { useDataCopy, useDownloadCopy } from '../../model/use-data-copy.ts'
import type { DialogProps } from '@xhkt/kit/lazy/dialog-button'
import { SafetyDialog } from '../dialog/safety-dialog.tsx'
import formCss from '../dialog/form.module.css'
import { ConfirmForm } from './confirm-form.tsx'
import css from './copy-dialog.module.css'

function Ready({ copy, onClose }: { copy: DataCopy; onClose: () => void }) {
  const [busy, download] = useDownloadCopy()
  const until = useNowSelector((now) => momentText(copy.expires_at, now), 60_000)
  return (
    <>
      <p className={formCss.lead} role="status">
        文件已生成，{formatFileSize(copy.size)}，{until} 前可以下载。文件里有您的个人信息，请不要保存在公用电脑上。
      </p>
      <div className={formCss.buttons}>
        <Button onClick={onClose}>关闭</Button>
        <Button variant="primary" loading={busy} onClick={download}>
          下载文件
        </Button>
      </div>
    </>
  )
}

const Working = ({ progress }: { progress: number }) => (
  <div className={css.working}>
    <p className={formCss.lead} role="status">
      正在生成文件，可以关闭窗口，稍后再来下载
    </p>
    <ProgressBar value={progress} label="生成进度" showValue />
  </div>
)

interface ContentProps {
  phone: string
  onPuzzle: (shown: boolean) => void
  onClose: () => void
}

function Content({ phone, onPuzzle, onClose }: ContentProps) {
  const query = useDataCopy()
  return (
    <ReadView
      query={query}
      loading={
        <div className={css.working}>
          <Spinner label="加载中" />
        </div>
      }
    >
      {(copy) => {
        if (copy.state === 'working') return <Working progress={copy.progress} />
        if (copy.state === 'ready') return <Ready copy={copy} onClose={onClose} />
        if (copy.state === unknownTextState) return <p className={formCss.lead}>文件状态未知，请稍后再查看</p>
        return <ConfirmForm phone={phone} onPuzzle={onPuzzle} onCancel={onClose} />
      }}
    </ReadView>
  )
}

/** A copy of the personal data: docs/product/personal.md#a-copy-of-my-data */
export const CopyDialog = ({ phone, ...dialog }: DialogProps & { phone: string }) => (
  <SafetyDialog title="下载副本" {...dialog}>
    {(onPuzzle) => <Content phone={phone} onPuzzle={onPuzzle} onClose={dialog.onClose} />}
  </SafetyDialog>
)
