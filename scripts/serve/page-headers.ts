// What is sent with every page, whatever is live: nginx says the same (deploy/nginx), and one test holds both to it.

/** Beside the page's own policy, which stands in it: a page cannot say itself who may frame it. */
const framing = "frame-ancestors 'none'"

export const pageHeaders: Record<string, string> = {
  'cache-control': 'no-cache',
  'content-security-policy': framing,
  // The captcha's scripts can carry no digest, so that this can only be looked at (decision 009).
  'integrity-policy-report-only': 'blocked-destinations=(script)',
  // Our own server is told no more either: the first requests leave while WeChat's code still stands in the address.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}
