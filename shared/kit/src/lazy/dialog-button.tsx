import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button, type ButtonProps } from '@xhkt/kit/ui/button'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { useLazyComponent } from './use-lazy-component.ts'

export interface DialogProps {
  /** The dialog is on the screen. */
  onReady: () => void
  onClose: () => void
}

interface Props<Part> extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The same function at each render. */
  load: () => Promise<ComponentType<Part & DialogProps>>
  /** What is missing when the chunk fails. */
  name: string
  part: Part
  children: ReactNode
}

type LazyProps<Part> = Pick<Props<Part>, 'load' | 'name' | 'part'> & DialogProps & { onFail: () => void; onRetry: () => void }

function Lazy<Part extends object>({ load, name, part, onFail, onRetry, ...dialog }: LazyProps<Part>) {
  const { Component, failed } = useLazyComponent(load)
  const notifyFailure = useEffectEvent(onFail)
  useEffect(() => {
    if (failed) notifyFailure()
  }, [failed])
  if (Component) return <Component {...part} {...dialog} />
  return failed ? <InlineError name={name} onRetry={onRetry} /> : null
}

/** A button with its dialog, which loads when it is opened. A second press loads a dialog again that has failed to load. */
export function DialogButton<Part extends object>({ variant, size, children, ...lazy }: Props<Part>) {
  const [state, setState] = useState<'closed' | 'opening' | 'failed' | 'open'>('closed')
  const [attempt, setAttempt] = useState(0)
  const open = () => {
    setState('opening')
    setAttempt(attempt + 1)
  }
  return (
    <>
      <Button variant={variant} size={size} aria-haspopup="dialog" loading={state === 'opening'} onClick={open}>
        {children}
      </Button>
      {state !== 'closed' && (
        <Lazy
          key={attempt}
          {...lazy}
          onReady={() => setState('open')}
          onClose={() => setState('closed')}
          onFail={() => setState('failed')}
          onRetry={open}
        />
      )}
    </>
  )
}
