import { type ComponentType, useState } from 'react'
import type { AgreementState } from '@xhkt/contract'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { Button, type ButtonProps } from '@xhkt/kit/ui/button'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import type { AgreementDialogProps } from './dialog/agreement-dialog.tsx'

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  courseId: string
  courseTitle: string
  state: AgreementState
}

const labels: Record<AgreementState, string> = {
  inactive: '查看协议',
  active: '签署协议',
  going: '查看协议',
  success: '查看协议',
  failed: '重新签署',
  unknown: '查看协议',
}

const loadDialog = async (): Promise<ComponentType<AgreementDialogProps>> =>
  (await import(/* webpackChunkName: "agreement-dialog" */ './dialog/agreement-dialog.tsx')).AgreementDialog

function Dialog(props: AgreementDialogProps) {
  const { Component, failed, retry } = useLazyComponent(loadDialog)
  if (Component) return <Component {...props} />
  return failed ? <InlineError name="学习协议" onRetry={retry} /> : null
}

/** Opens the agreement of a course, to read and to sign. */
export function AgreementButton({ courseId, courseTitle, state, size, variant }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isReady, setIsReady] = useState(false)
  const close = () => {
    setIsOpen(false)
    setIsReady(false)
  }
  return (
    <>
      <Button {...{ size, variant }} aria-haspopup="dialog" loading={isOpen && !isReady} onClick={() => setIsOpen(true)}>
        {labels[state]}
        <VisuallyHidden>{courseTitle}</VisuallyHidden>
      </Button>
      {isOpen && <Dialog {...{ courseId, courseTitle }} onReady={() => setIsReady(true)} onClose={close} />}
    </>
  )
}
