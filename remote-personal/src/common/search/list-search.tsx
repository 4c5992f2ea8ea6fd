import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { NativeInput } from '@xhkt/kit/form/native-control'
import { keywordLimit } from '@xhkt/kit/search/keyword'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import css from './list-search.module.css'

interface Props {
  /** The name of the search for screen readers. */
  name: string
  /** What is searched: the label and the placeholder. */
  label: string
  /** The keyword of the address. Mount the search again when it changes. */
  keyword: string | undefined
  onSearch: (keyword: string | undefined) => void
  /** The address without the search; undefined: nothing is searched. */
  clearHref: string | undefined
  /** More fields, before the button. */
  children?: ReactNode
  /** Controls of the list that are no part of the search, at the end of its line. */
  end?: ReactNode
}

/** Searches a list. What was searched stands in the address. */
export function ListSearch({ name, label, keyword, onSearch, clearHref, children, end }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(keyword ?? '')
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    onSearch(typed.trim() || undefined)
  }
  return (
    <form className={css.search} role="search" aria-label={name} onSubmit={submit}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <NativeInput
        id={id}
        className={css.keyword}
        type="search"
        value={typed}
        maxLength={keywordLimit}
        placeholder={label}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      {children}
      <Button type="submit" variant="primary">
        搜索
      </Button>
      {clearHref !== undefined && (
        <ButtonLink variant="text" href={clearHref}>
          清除搜索
        </ButtonLink>
      )}
      {end}
    </form>
  )
}
