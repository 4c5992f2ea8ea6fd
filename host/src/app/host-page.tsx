import { NotBuilt } from '@xhkt/shared/ui/not-built'

/** The host's own pages; all of them come with the issue of logins and the shell around them. */
export function HostPage(_props: { page: string }) {
  return <NotBuilt />
}
