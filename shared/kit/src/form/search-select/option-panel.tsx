import { useEffect, useEffectEvent, useRef } from 'react'
import { InlineReadError } from '@xhkt/kit/ui/inline-read-error'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import type { SearchOption, SearchResult } from './use-search-options.ts'
import css from './option-panel.module.css'

export const optionId = (id: string, option: string): string => `${id}-option-${option}`

export const listId = (id: string): string => `${id}-list`

interface Props {
  /** The id of the combobox. */
  id: string
  label: string
  /** Empty: the panel is closed. */
  keyword: string
  found: SearchResult
  activeId: string | null
  onChoose: (option: SearchOption) => void
}

function Content({ id, label, keyword, found, activeId }: Props) {
  if (found.state === 'searching') {
    return (
      <p className={css.note}>
        <Spinner size={14} />
        正在搜索
      </p>
    )
  }
  if (found.state === 'failed') {
    return (
      <p className={css.note}>
        <InlineReadError name="搜索结果" query={found.query} />
      </p>
    )
  }
  if (found.options.length === 0) return <p className={css.note}>没有找到“{keyword}”，请换一个关键词</p>
  return (
    <div id={listId(id)} className={css.list} role="listbox" aria-label={label}>
      {found.options.map((option) => (
        <div key={option.id} id={optionId(id, option.id)} className={css.option} role="option" aria-selected={option.id === activeId}>
          {option.name}
        </div>
      ))}
    </div>
  )
}

const announcement = ({ found }: Props): string => {
  if (found.state === 'searching') return '正在搜索'
  if (found.state === 'failed') return '搜索失败，可以重试'
  return found.options.length === 0 ? '没有找到，请换一个关键词' : `找到 ${found.options.length} 项，按上下方向键选择`
}

/** What the search has found, below its box. A press keeps the focus in the box. */
export function OptionPanel(props: Props) {
  const isShown = props.keyword !== ''
  const panel = useRef<HTMLDivElement>(null)
  const onPress = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('button'))) event.preventDefault()
  })
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest('[role=option]') : null
    const { found, id, onChoose } = props
    const option = found.state === 'found' ? found.options.find((one) => optionId(id, one.id) === pressed?.id) : undefined
    if (option) onChoose(option)
  })
  // An option is no control of its own: the box has the focus and the keys.
  useEffect(() => {
    const element = panel.current
    element?.addEventListener('mousedown', onPress)
    element?.addEventListener('click', onClick)
    return () => {
      element?.removeEventListener('mousedown', onPress)
      element?.removeEventListener('click', onClick)
    }
  }, [])
  return (
    <>
      <div ref={panel} className={css.panel} hidden={!isShown}>
        {isShown && <Content {...props} />}
      </div>
      <VisuallyHidden>
        <span role="status">{isShown && announcement(props)}</span>
      </VisuallyHidden>
    </>
  )
}
