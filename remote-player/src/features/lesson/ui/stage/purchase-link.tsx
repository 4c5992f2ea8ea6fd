import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import type { PurchaseOffer } from '../../model/purchase-offer.ts'

/** Leads to the purchase, or says that there is none. */
export const PurchaseLink = ({ label, href }: Pick<PurchaseOffer, 'label' | 'href'>) =>
  href ? (
    <ButtonLink variant="price" size="lg" href={href}>
      {label}
    </ButtonLink>
  ) : (
    <Button size="lg" disabled>
      {label}
    </Button>
  )
