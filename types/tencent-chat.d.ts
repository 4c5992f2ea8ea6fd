// The package has types for its main file only, and they are too wide. These cover what the live chat uses of version 3.6.6.
interface ChatSdkMessage {
  type: string
  to: string
  from: string
  nick: string
  avatar: string
  /** Seconds. */
  time: number
  sequence: number
  random: number
  payload: {
    text?: string
    data?: string
    operationType?: number
    userDefinedField?: string
    /** Of a muting; `muteTime` in seconds, 0 ends it. */
    memberList?: { userID: string; muteTime?: number }[]
    newGroupProfile?: { notification?: string; muteAllMembers?: boolean }
  }
}

interface ChatSdk {
  on: (event: string, handler: (event: { data: unknown }) => void) => void
  off: (event: string, handler: (event: { data: unknown }) => void) => void
  setLogLevel: (level: number) => void
  isReady: () => boolean
  login: (options: { userID: string; userSig: string }) => Promise<unknown>
  logout: () => Promise<unknown>
  destroy: () => Promise<unknown>
  updateMyProfile: (profile: { nick: string; avatar: string }) => Promise<unknown>
  joinGroup: (options: { groupID: string; type: string }) => Promise<unknown>
  quitGroup: (groupID: string) => Promise<unknown>
  getGroupOnlineMemberCount: (groupID: string) => Promise<{ data: { memberCount: number } }>
  createTextMessage: (options: {
    to: string
    conversationType: string
    payload: { text: string }
    /** A text of the app's own. The server sends it to all members, unchanged. */
    cloudCustomData?: string
  }) => ChatSdkMessage
  createCustomMessage: (options: {
    to: string
    conversationType: string
    payload: { data: string; description: string; extension: string }
  }) => ChatSdkMessage
  sendMessage: (message: ChatSdkMessage) => Promise<{ data: { message: ChatSdkMessage } }>
  resendMessage: (message: ChatSdkMessage) => Promise<{ data: { message: ChatSdkMessage } }>
}

declare module '@tencentcloud/chat/index.es.js' {
  const TencentCloudChat: {
    create: (options: { SDKAppID: number; proxyServer?: string; modules: Record<string, object> }) => ChatSdk
  }
  export default TencentCloudChat
}

declare module '@tencentcloud/chat/modules/group-module.js' {
  const GroupModule: object
  export default GroupModule
}
