// Runs first, inline in the head of the page: a phone leaves for the mobile site before anything is rendered or requested
// (docs/product/routes.md#mobile-redirect). Keep it small: it is in every page.
import { referralAt } from './boot/referral.ts'
import { mobileTarget, visitedAddress } from './boot/mobile-target.ts'

const { mobileSite } = JSON.parse(document.getElementById('xhkt-config')?.textContent ?? '{}') as { mobileSite: string }
const address = visitedAddress(location.href)
const target = mobileTarget({ address, width: screen.width, site: mobileSite, referral: referralAt(address.search) })

if (target) {
  // Until the other site answers, this page stays on the screen. The boot script does nothing on a hidden page.
  document.documentElement.hidden = true
  location.replace(target)
}
