import type { ReactNode } from 'react'
import { isNotFound, readError } from '@xhkt/kit/query/read-error'
import { ErrorView } from './state-view.tsx'

/** A read as `useQuery` of `@xhkt/platform/query` returns it, or as a hook derives it from one or more queries. */
export interface Read<Data> {
  /** Undefined until there is an answer. Stays while a later request fails. */
  data: Data | undefined
  error: Error | null
  /** The browser is offline, so nothing is requested. */
  isPaused: boolean
  isFetching: boolean
  /** `data` belongs to another address. Offline it is not shown. */
  isPlaceholderData?: boolean
  refetch: () => unknown
}

export interface ReadViewProps<Data> {
  query: Read<Data>
  /** Shown until the first answer. */
  loading: ReactNode
  /** Shown when the server knows no such id, also in place of an older answer. Without it that is an error like any other. */
  notFound?: ReactNode
  /** Wraps or replaces the view of an error: `view` is the `ErrorView` with 重试. */
  renderError?: (view: ReactNode, error: Error) => ReactNode
  /** The view is the whole page: the title of an error is the page's heading. */
  page?: boolean
  children: (data: Data) => ReactNode
}

/** Shows what is read from the API in each of its states: loading, offline, error with 重试, not found, or the data. */
export function ReadView<Data>({ query, loading, notFound, renderError, page, children }: ReadViewProps<Data>) {
  const { data, isPlaceholderData = false, isFetching, refetch } = query
  if (notFound !== undefined && isNotFound(query.error)) return notFound
  const error = readError(query)
  if (data !== undefined && !(error && isPlaceholderData)) return children(data)
  if (!error) return loading
  const view = <ErrorView page={page} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return renderError ? renderError(view, error) : view
}
