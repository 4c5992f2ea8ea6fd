// The areas' tests do not depend on the sandbox's package.
export { liveRoomIds } from '@xhkt/sandbox/live-room-ids'
