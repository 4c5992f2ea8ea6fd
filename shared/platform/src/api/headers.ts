import { deviceId } from './device-id.ts'

/**
 * Headers of every request (section 7). The names are ours, the specification gives only the values; the boot script
 * sends the same ones: `Device-Id`, `Client-Type`, `Client-Source`, `Client-Version`, and `Authorization: Bearer …`.
 */
export function requestHeaders(token: string | null): Record<string, string> {
  return {
    'Device-Id': deviceId(),
    'Client-Type': 'web',
    'Client-Source': '0',
    'Client-Version': '100',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  }
}
