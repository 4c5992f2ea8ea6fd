import type { ReactNode } from 'react'
import { RenderAtOnce } from '@xhkt/kit/lazy/progressive'

/** A page whose parts are all there as soon as its answer is, so that a test can look at any of them. */
export const WholePage = ({ children }: { children: ReactNode }) => <RenderAtOnce value={true}>{children}</RenderAtOnce>
