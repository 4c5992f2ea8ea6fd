import type Hls from 'hls.js'
import type { Playback, PlaybackState, Quality, SkippedPart } from './media-types.ts'

/** The best quality that is not higher than `height`; the lowest one when all are. */
const qualityFor = (qualities: readonly Quality[], height: number): Quality | undefined =>
  qualities.find((each) => each.height <= height) ?? qualities.at(-1)

export interface HlsPlayback extends Playback {
  noteSkipped: (part: SkippedPart) => void
}

/** Skipped parts with at most this between them are joined, in seconds. */
const JOINT_S = 0.5

function withPart(parts: readonly SkippedPart[], part: SkippedPart): SkippedPart[] {
  const last = parts.at(-1)
  if (!last || Math.abs(part.start - last.end) > JOINT_S) return [...parts, part]
  return [...parts.slice(0, -1), { start: last.start, end: part.end }]
}

/** Reads and chooses the levels of hls.js, which are the qualities of a master playlist. */
export function createHlsPlayback(Engine: typeof Hls, hls: Hls, preferredHeight?: number): HlsPlayback {
  const listeners = new Set<() => void>()
  let state: PlaybackState = { qualities: [], current: null, chosen: null, skipped: [] }

  const set = (change: Partial<PlaybackState>): void => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const listLevels = (): void => {
    const qualities = hls.levels.map(({ height, bitrate }, id) => ({ id, height, bitrate }))
    // The level on the screen may have been removed.
    const current = qualities.find(({ id }) => id === state.current?.id) ?? null
    set({ qualities: qualities.sort((one, other) => other.height - one.height || other.bitrate - one.bitrate), current })
  }

  // At this event, because the first segment is not requested yet: it already has the preferred quality.
  hls.on(Engine.Events.MANIFEST_PARSED, () => {
    listLevels()
    if (!preferredHeight || state.qualities.length < 2) return
    const chosen = qualityFor(state.qualities, preferredHeight)
    if (!chosen) return
    hls.loadLevel = chosen.id
    set({ chosen })
  })
  hls.on(Engine.Events.LEVELS_UPDATED, listLevels)
  hls.on(Engine.Events.LEVEL_SWITCHED, (_, { level }) => set({ current: state.qualities.find(({ id }) => id === level) ?? null }))

  const isLive = (): boolean => hls.latestLevelDetails?.live ?? false
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setQuality(quality) {
      hls.nextLevel = quality?.id ?? -1
      set({ chosen: quality })
    },
    latency: () => (isLive() ? hls.latency : null),
    recordedAt: () => (isLive() ? (hls.playingDate?.getTime() ?? null) : null),
    noteSkipped: (part) => set({ skipped: withPart(state.skipped ?? [], part) }),
    liveEdge: () => (isLive() ? hls.liveSyncPosition : null),
  }
}
