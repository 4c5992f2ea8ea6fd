import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button, type ButtonProps } from '@xhkt/kit/ui/button'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { useLazyComponent } from './use-lazy-component.ts'

export interface DialogProps {
  /** Called when the dialog is on the screen. */
  onReady: () => void
  onClose: () => void
}

interface Props<Dialog> extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The same function at each render. */
  load: () => Promise<ComponentType<Dialog & DialogProps>>
  /** What is missing when the chunk fails to load, as a learner calls it. */
  name: string
  props: Dialog
  children: ReactNode
}

type LazyProps<Dialog> = Pick<Props<Dialog>, 'load' | 'name' | 'props'> & DialogProps & { onFail: () => void; onRetry: () => void }

function Lazy<Dialog extends object>({ load, name, props, onFail, onRetry, ...dialog }: LazyProps<Dialog>) {
  const { Component, failed } = useLazyComponent(load)
  const notifyFailure = useEffectEvent(onFail)
  useEffect(() => {
    if (failed) notifyFailure()
  }, [failed])
  if (Component) return <Component {...props} {...dialog} />
  return failed ? <InlineError name={name} onRetry={onRetry} /> : null
}

/** A button with its dialog, which loads when it is opened. A second press loads a dialog again that has failed to load. */
export function DialogButton<Dialog extends object>({ variant, size, children, ...lazy }: Props<Dialog>) {
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
