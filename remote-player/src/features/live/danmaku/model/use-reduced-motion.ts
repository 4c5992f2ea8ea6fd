import { useMediaQuery } from '@xhkt/kit/use-media-query'

/** The learner has asked the system for less motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)')
