import { Spinner } from '@xhkt/kit/ui/spinner'
import type { UploadItem } from './upload-queue.ts'
import css from './upload-tile.module.css'

interface Props {
  item: UploadItem
  onRetry: () => void
  onRemove: () => void
}

/** A picture of an upload field: its progress, and the buttons that retry and remove it. */
export function UploadTile({ item, onRetry, onRemove }: Props) {
  const { name, state, sent, preview, error, canRetry } = item
  const percent = Math.round(sent * 100)
  const isBusy = state === 'waiting' || state === 'sending'
  return (
    <li className={css.tile} data-state={state} aria-label={name}>
      <div className={css.box} title={name}>
        {preview ? <img className={css.picture} src={preview} alt="" /> : <Spinner size={20} />}
        {isBusy && (
          <span className={css.progress} role="progressbar" aria-label={`上传 ${name}`} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
            <span className={css.bar} style={{ width: `${percent}%` }} />
            <span className={css.percent}>{state === 'waiting' ? '等待中' : `${percent}%`}</span>
          </span>
        )}
        {state === 'failed' && canRetry && (
          <button type="button" className={css.retry} aria-label={`重试上传 ${name}`} onClick={onRetry}>
            重试
          </button>
        )}
        <button type="button" className={css.remove} aria-label={`${isBusy ? '取消上传' : '移除'} ${name}`} onClick={onRemove}>
          <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" />
          </svg>
        </button>
      </div>
      {error && <p className={css.error}>{error}</p>}
    </li>
  )
}
