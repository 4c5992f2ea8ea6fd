/** The browser is offline, so a query waits instead of failing. */
export class OfflineError extends Error {
  override name = 'OfflineError'

  constructor() {
    super('网络已断开，恢复后会自动加载')
  }
}
