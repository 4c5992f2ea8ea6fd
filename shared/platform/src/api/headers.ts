import { deviceId } from './device-id.ts'

/** The headers of every request, those of the boot script too (docs/product/api.md#requests). */
export function requestHeaders(token: string | null): Record<string, string> {
  return {
    'Device-Id': deviceId(),
    'Client-Type': 'web',
    'Client-Source': '0',
    'Client-Version': '100',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  }
}
