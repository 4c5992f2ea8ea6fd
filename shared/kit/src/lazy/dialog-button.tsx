import { type ComponentType, type ReactNode, useState } from 'react'
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

function Lazy<Part extends object>({ load, name, part, ...dialog }: Omit<Props<Part>, 'children' | 'variant' | 'size'> & DialogProps) {
  const { Component, failed, retry } = useLazyComponent(load)
  if (Component) return <Component {...part} {...dialog} />
  return failed ? <InlineError name={name} onRetry={retry} /> : null
}

/** A button with its dialog, which loads when it is opened. */
export function DialogButton<Part extends object>({ variant, size, children, ...dialog }: Props<Part>) {
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed')
  return (
    <>
      <Button variant={variant} size={size} aria-haspopup="dialog" loading={state === 'opening'} onClick={() => setState('opening')}>
        {children}
      </Button>
      {state !== 'closed' && <Lazy {...dialog} onReady={() => setState('open')} onClose={() => setState('closed')} />}
    </>
  )
}
