export { PlayerSkeleton } from './features/lesson/ui/player-skeleton.tsx'
export { LiveRoomSkeleton } from './features/live/room/ui/live-room-skeleton.tsx'
