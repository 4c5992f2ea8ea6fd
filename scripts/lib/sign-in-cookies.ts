export interface Cookie {
  name: string
  value: string
}

/** The cookies of a new session; by default of the account that owns courses. */
export async function signInCookies(origin: string, phone = '13800000001'): Promise<Cookie[]> {
  const response = await fetch(`${origin}/v1/login/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password: 'study2026' }),
  })
  const { data } = (await response.json()) as { data: { access_token: string; expires_in: number } }
  return [
    { name: 'xhkt_token', value: data.access_token },
    { name: 'xhkt_expires', value: String(Math.floor(Date.now() / 1000) + data.expires_in) },
  ]
}
