import { Button, ButtonLink, type ButtonProps } from '@xhkt/kit/ui/button'
import type { PurchaseOffer } from './purchase-offer.ts'

interface PurchaseLinkProps {
  offer: PurchaseOffer
  size?: ButtonProps['size']
}

/** Leads to the purchase, or says that there is none. */
export const PurchaseLink = ({ offer: { label, href }, size }: PurchaseLinkProps) =>
  href ? (
    <ButtonLink variant="price" size={size} href={href}>
      {label}
    </ButtonLink>
  ) : (
    <Button size={size} disabled>
      {label}
    </Button>
  )
