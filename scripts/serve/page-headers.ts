// The headers of every page. nginx sends the same (deploy/nginx); both-servers.test.ts checks both.

/** In a header, as browsers ignore it in the page's own policy. */
const framing = "frame-ancestors 'none'"

export const pageHeaders: Record<string, string> = {
  'cache-control': 'no-cache',
  'content-security-policy': framing,
  // Report-only, as the captcha's scripts have no digest (docs/decisions/031-production-serving.md).
  'integrity-policy-report-only': 'blocked-destinations=(script)',
  // Not even our own server gets the path: the first requests leave while WeChat's code is still in the address.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}
