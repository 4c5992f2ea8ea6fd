import { PlainSkeleton } from '@xhkt/kit/ui/skeleton'
import { hostPage } from '../../federation/host-pages.ts'
import { PageSlot } from '../../federation/page-slot.tsx'

/** One of the host's own pages; each is a chunk of its own. */
export function HostPage({ page }: { page: string }) {
  return <PageSlot source={hostPage(page)} skeleton={<PlainSkeleton />} />
}
