import TencentCloudChat from '@tencentcloud/chat/index.es.js'
import GroupModule from '@tencentcloud/chat/modules/group-module.js'

/** Quiet: the learner's console is not the place for the vendor's log. */
const logLevelNone = 4

/** A new connection of the vendor's. One at a time: the vendor gives the same object for the same `sdkAppId`, until it is destroyed. */
export function createSdk(sdkAppId: number, server: string) {
  const sdk = TencentCloudChat.create({
    SDKAppID: sdkAppId,
    modules: { 'group-module': GroupModule },
    ...(server && { proxyServer: server }),
  })
  sdk.setLogLevel(logLevelNone)
  return sdk
}
