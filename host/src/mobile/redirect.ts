// The first thing that runs in the page, inline in its head: a phone goes to the mobile site (section 1) before anything
// of ours is drawn or asked for. Mind its size: it is in every page.
import { referralAt } from '../referral.ts'
import { mobileTarget } from './mobile-target.ts'

const { mobileSite } = JSON.parse(document.getElementById('xhkt-config')?.textContent ?? '{}') as { mobileSite: string }
const target = mobileTarget({ address: location.href, width: screen.width, site: mobileSite, referral: referralAt(location.search) })

if (target) {
  // Until the other site answers, this page stays on the screen. The boot script does nothing on a page that is hidden.
  document.documentElement.hidden = true
  location.replace(target)
}
