import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import css from './full-screen-stage.module.css'
import { type FullScreen, type PageFullScreen, useFullScreen, usePageFullScreen } from './model/use-full-screen.ts'

interface Stage {
  full: FullScreen
  page: PageFullScreen
}

const Context = createContext<Stage | null>(null)

/** The stage around a player, which goes into full screen in place of the player's own frame. */
export const useFullScreenStage = (): Stage | null => use(Context)

export interface FullScreenStageProps {
  /** Whether what it shows may stay in full screen. */
  canBeFull: boolean
  children: ReactNode
}

/** The 16:9 place of a player. It stays in full screen while one video replaces another. */
export function FullScreenStage({ canBeFull, children }: FullScreenStageProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const full = useFullScreen(element)
  const page = usePageFullScreen()
  const stage = useMemo(() => ({ full, page }), [full, page])
  const { isFull, toggle } = full
  const { leave } = page
  useEffect(() => {
    if (canBeFull) return
    leave()
    if (isFull) toggle()
  }, [canBeFull, isFull, toggle, leave])
  return (
    <Context value={stage}>
      <div ref={setElement} className={classNames(css.stage, css.full, page.isFull && !isFull && css.overPage)}>
        {children}
      </div>
    </Context>
  )
}
