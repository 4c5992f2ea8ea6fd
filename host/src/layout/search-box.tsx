import { type ComponentType, type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import * as paths from '@xhkt/contract/paths'
import { toast } from '@xhkt/platform/toast'
import { keywordLimit, tidyKeyword } from '@xhkt/kit/search/keyword'
import { listId } from '../search/list-id.ts'
import { ShellBoundary } from './shell-boundary.tsx'
import css from './search-box.module.css'

export interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>
}

interface SearchCode {
  Suggestions: ComponentType<SuggestionsProps>
  noteSearch: (keyword: string) => void
}

export interface Search {
  /** Shows the results for a keyword and notes it. */
  go: (keyword: string) => void
  /** What is offered below the box, and the history. */
  load: () => Promise<SearchCode>
}

function keywordOf(address: string): string {
  const [path, query] = address.split('?')
  return path === paths.searchPath ? tidyKeyword(new URLSearchParams(query).get('keyword') ?? '') : ''
}

/** The box of the static shell, that somebody may have typed into before the app took over. */
function shellBox(): { box: HTMLInputElement; focused: boolean } | null {
  const box = document.querySelector<HTMLInputElement>('#root [role=search] input')
  return box && { box, focused: box === document.activeElement }
}

/**
 * A plain form, which needs no script: so it stands in the static shell. The app takes the submission over, and loads what makes
 * a combobox of it when it first gets the focus. The input is nobody's state: what is typed cannot be late.
 */
export function SearchBox({ address, search }: { address: string; search?: Search }) {
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState<SearchCode | null>(null)
  const [before] = useState(() => search && shellBox())
  const keyword = keywordOf(address)

  useLayoutEffect(() => {
    if (input.current) input.current.value = keyword
  }, [keyword])

  useLayoutEffect(() => {
    if (!input.current || !before) return
    const { value, selectionStart, selectionEnd } = before.box
    if (value) input.current.value = value
    if (!before.focused) return
    input.current.focus()
    input.current.setSelectionRange(selectionStart, selectionEnd)
  }, [before])

  const wake = () => {
    if (!code) search?.load().then(setCode, () => undefined)
  }

  const submit = (event: SyntheticEvent) => {
    if (!search) return
    event.preventDefault()
    const typed = tidyKeyword(input.current?.value ?? '')
    if (typed) search.go(typed)
    else {
      toast.info('请输入搜索内容')
      input.current?.focus()
    }
  }

  return (
    <div className={css.place}>
      <form className={css.box} action={paths.searchPath} role="search" onSubmit={submit}>
        <input
          ref={input}
          className={css.input}
          name="keyword"
          aria-label="搜索课程"
          placeholder="搜索课程"
          maxLength={keywordLimit}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={listId}
          onFocus={wake}
        />
        <button className={css.button} aria-label="搜索">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2zm4 9 3.500 3.500" />
          </svg>
        </button>
        {code && (
          <ShellBoundary instead={null}>
            <code.Suggestions input={input} />
          </ShellBoundary>
        )}
      </form>
    </div>
  )
}
