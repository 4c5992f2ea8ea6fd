import { type ComponentType, type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import * as paths from '@xhkt/contract/paths'
import { toast } from '@xhkt/platform/toast'
import { keywordLimit, tidyKeyword } from '@xhkt/kit/search/keyword'
import { listId } from './search-list-id.ts'
import { ShellErrorBoundary } from './shell-error-boundary.tsx'
import css from './search-box.module.css'

export interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>
}

interface SearchCode {
  Suggestions: ComponentType<SuggestionsProps>
  recordSearch: (keyword: string) => void
}

export interface Search {
  /** Shows the results for a keyword and adds it to the search history. */
  go: (keyword: string) => void
  /** Loads the chunk of the suggestions and the search history. */
  load: () => Promise<SearchCode>
}

interface SearchBoxProps {
  address: string
  /** What is typed goes with the session. */
  signedIn?: boolean
  search?: Search
}

function keywordOf(address: string): string {
  const [path, query] = address.split('?')
  return path === paths.searchPath ? tidyKeyword(new URLSearchParams(query).get('keyword') ?? '') : ''
}

/** The input of the static shell. The learner may have typed into it before the app replaces it. */
function staticInput(): { box: HTMLInputElement; focused: boolean } | null {
  const box = document.querySelector<HTMLInputElement>('#root [role=search] input')
  return box && { box, focused: box === document.activeElement }
}

/**
 * A plain form that works without a script in the static shell. The app handles the submission, and loads the suggestions on the first
 * focus. The input is uncontrolled, so that typing never waits for React.
 */
export function SearchBox({ address, signedIn = false, search }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState<SearchCode | null>(null)
  const [before] = useState(() => search && staticInput())
  const keyword = keywordOf(address)

  useLayoutEffect(() => {
    if (input.current) input.current.value = keyword
  }, [keyword, signedIn])

  useLayoutEffect(() => {
    if (!input.current || !before) return
    const { value, selectionStart, selectionEnd } = before.box
    if (value) input.current.value = value
    if (!before.focused) return
    input.current.focus()
    input.current.setSelectionRange(selectionStart, selectionEnd)
  }, [before])

  const loadSuggestions = () => {
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
          onFocus={loadSuggestions}
        />
        <button className={css.button} aria-label="搜索">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2zm4 9 3.5 3.5" />
          </svg>
        </button>
        {code && (
          <ShellErrorBoundary fallback={null}>
            <code.Suggestions input={input} />
          </ShellErrorBoundary>
        )}
      </form>
    </div>
  )
}
