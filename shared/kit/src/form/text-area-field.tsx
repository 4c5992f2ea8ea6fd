import { type ClipboardEvent, type HTMLInputAutoCompleteAttribute, useState } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import { errorId, FormField } from './form-field.tsx'
import css from './native-control.module.css'

interface Props {
  id: string
  label: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
  /** The most characters. The field counts them. */
  limit: number
  rows?: number
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
}

/** How many characters of a pasted text the field has no room for, and so drops. */
function droppedBy({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>, limit: number): number {
  const { value, selectionStart, selectionEnd } = currentTarget
  const pasted = clipboardData.getData('text').replace(/\r\n/g, '\n')
  return Math.max(0, value.length - (selectionEnd - selectionStart) + pasted.length - limit)
}

/** A field for a longer text, with a counter. It says when it has cut a pasted text, until the text changes. */
export function TextAreaField({ id, label, value, error, onValue, limit, rows = 2, ...rest }: Props) {
  const [cut, setCut] = useState({ dropped: 0, rest: '' })
  const isCut = cut.dropped > 0 && cut.rest === value && error === undefined
  return (
    <FormField id={id} label={label} error={error}>
      <div className={css.counted}>
        <textarea
          {...rest}
          id={id}
          className={classNames(css.control, css.area)}
          rows={rows}
          value={value}
          maxLength={limit}
          onPaste={(event) => setCut({ dropped: droppedBy(event, limit), rest: value })}
          onChange={({ nativeEvent, target }) => {
            const isPaste = (nativeEvent as InputEvent).inputType === 'insertFromPaste'
            setCut(({ dropped }) => ({ dropped: isPaste ? dropped : 0, rest: target.value }))
            onValue(target.value)
          }}
          aria-invalid={error !== undefined}
          aria-describedby={errorId(id)}
        />
        <span className={css.cut} role="status">
          {isCut && `最多 ${limit} 字，粘贴的文字少了末尾 ${cut.dropped} 字`}
        </span>
        <span className={css.count} aria-hidden="true">
          {value.length}/{limit}
        </span>
      </div>
    </FormField>
  )
}
