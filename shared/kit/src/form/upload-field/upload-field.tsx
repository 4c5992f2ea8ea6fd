import { type ChangeEvent, type MouseEvent, useRef } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { errorId, FormField } from '../form-field.tsx'
import { UploadTile } from './upload-tile.tsx'
import { useFileDrop } from './use-file-drop.ts'
import type { Uploads } from '../use-uploads.ts'
import css from './upload-field.module.css'

interface Props {
  id: string
  label: string
  error: string | undefined
  uploads: Uploads
}

const accepted = 'image/jpeg,image/png,image/webp'

/** Pictures that are chosen, dropped or pasted, and uploaded at once (docs/product/forms.md#pictures). */
export function UploadField({ id, label, error, uploads }: Props) {
  const { items, notice, refusal, limit, add, retry, remove } = uploads
  const dropArea = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isOver = useFileDrop(dropArea, add)
  const isFull = items.length >= limit

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    add([...(target.files ?? [])])
    // The same file may be chosen again after it was removed.
    target.value = ''
  }
  // Not `disabled`: a disabled input loses the keyboard focus.
  const refuseWhenFull = (event: MouseEvent) => isFull && event.preventDefault()
  const takeAway = (key: string) => {
    remove(key)
    input.current?.focus()
  }

  return (
    <FormField id={id} label={label} error={error ?? refusal}>
      <div ref={dropArea} className={classNames(css.field, isOver && css.over)}>
        <ul className={css.list} aria-label="已选择的图片">
          {items.map((item) => (
            <UploadTile key={item.key} item={item} onRetry={() => retry(item.key)} onRemove={() => takeAway(item.key)} />
          ))}
        </ul>
        <div className={classNames(css.add, isFull && css.full)}>
          <input
            ref={input}
            id={id}
            className={css.input}
            type="file"
            accept={accepted}
            multiple={limit > 1}
            onChange={choose}
            onClick={refuseWhenFull}
            aria-disabled={isFull}
            aria-describedby={`${id}-hint ${errorId(id)}`}
          />
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M12 5v14M5 12h14" />
          </svg>
          <span aria-hidden="true">{isFull ? '已选满' : '添加图片'}</span>
        </div>
        <p id={`${id}-hint`} className={css.hint}>
          {`最多 ${limit} 张，可点击选择、拖到此处或粘贴。支持 JPG、PNG、WebP，每张不超过 5 MB。`}
        </p>
        <VisuallyHidden>
          <span role="status">{notice}</span>
        </VisuallyHidden>
      </div>
    </FormField>
  )
}
