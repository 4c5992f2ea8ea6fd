import type { AgreementState, Material } from '@xhkt/contract'
import { agreementStates, isUnsigned } from '@xhkt/kit/agreement/agreement-states'
import { formatFileSize } from '@xhkt/kit/format'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { ProgressBar } from '@xhkt/kit/ui/progress-bar'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { type Download, useDownload } from './use-download.ts'
import css from './materials-panel.module.css'

interface ActionProps {
  name: string
  state: Download['state']
  onStart: () => void
  onCancel: () => void
}

function Action({ name, state, onStart, onCancel }: ActionProps) {
  const word = { idle: '下载', done: '再次下载', failed: '重试', loading: '取消' }[state]
  return (
    <Button size="sm" onClick={state === 'loading' ? onCancel : onStart}>
      {word}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  )
}

interface Props {
  courseId: string
  material: Material
  owned: boolean
  /** The state of the agreement of the course; undefined: it needs none. */
  agreement: AgreementState | undefined
}

/** A file of the course, with the progress of its download. */
export function MaterialRow({ courseId, material, owned, agreement }: Props) {
  const { name, size, url } = material
  const { download, start, cancel } = useDownload(courseId, material)
  const { state } = download
  const reason = !owned ? '未解锁' : agreement && isUnsigned(agreement) ? agreementStates[agreement].name : '暂不可下载'
  return (
    <li className={css.file}>
      <span className={css.name}>{name}</span>
      <span className={css.size}>
        {state === 'loading' ? `${formatFileSize(download.loaded)} / ${formatFileSize(size)}` : formatFileSize(size)}
      </span>
      <span className={css.state}>
        {state === 'loading' && <ProgressBar value={size > 0 ? (download.loaded / size) * 100 : 0} label={`${name}的下载进度`} showValue />}
        <span role="status">{state === 'failed' ? download.failure.message : state === 'done' ? '已下载' : ''}</span>
        {state === 'failed' && download.failure.problem === 'unreadable' && (
          <ButtonLink size="sm" className={css.open} href={url} target="_blank" rel="noreferrer">
            打开<VisuallyHidden>{name}</VisuallyHidden>
          </ButtonLink>
        )}
      </span>
      <span className={css.action}>
        {owned && url !== '' ? <Action name={name} state={state} onStart={start} onCancel={cancel} /> : reason}
      </span>
    </li>
  )
}
