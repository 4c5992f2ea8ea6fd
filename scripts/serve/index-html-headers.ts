// The headers of every page. nginx sends the same (deploy/nginx); both-servers.test.ts checks both.

/** `frame-ancestors` is sent in a header, as browsers ignore it in a policy of the page itself. */
const framing = "frame-ancestors 'none'"

export const pageHeaders: Record<string, string> = {
  'cache-control': 'no-cache',
  'content-security-policy': framing,
  // Report-only, as the captcha's scripts have no digest (docs/decisions/031-production-serving.md).
  'integrity-policy-report-only': 'blocked-destinations=(script)',
  // Not even our own server gets the path: the page sends its first requests while WeChat's one-time code is still in the address.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}
