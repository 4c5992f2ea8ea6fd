import { useEffect, useRef, useState } from 'react'
import { createDraft } from '../../model/create-draft.ts'
import type { DialogProps } from '@xhkt/kit/lazy/dialog-button'
import { SafetyDialog } from '../dialog/safety-dialog.tsx'
import { NewPhoneStep } from './new-phone-step.tsx'
import { PresentPhoneStep } from './present-phone-step.tsx'
import css from './phone-dialog.module.css'

const useDraft = createDraft({ code: '', proof: '', phone: '', newCode: '' })
const steps = ['验证当前手机号', '绑定新手机号'] as const

interface Props {
  /** The present number. */
  phone: string
  onPuzzle: (shown: boolean) => void
  onClose: () => void
}

function Steps({ phone, onPuzzle, onClose }: Props) {
  const kept = useDraft(phone)
  const [step, setStep] = useState(kept.draft.proof ? 1 : 0)
  // Why the learner is back at the first step.
  const [reason, setReason] = useState<string>()
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    content.current?.querySelector<HTMLElement>('input:not([hidden]), button[type="submit"]')?.focus()
  }, [step])

  const next = (proof: string) => {
    kept.change({ proof, code: '' })
    setReason(undefined)
    setStep(1)
  }
  const proveAgain = (message: string) => {
    kept.change({ proof: '', code: '' })
    setReason(message)
    setStep(0)
  }
  return (
    <>
      <ol className={css.steps}>
        {steps.map((name, index) => (
          <li key={name} className={css.step} aria-current={index === step ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      <div ref={content}>
        {step === 0 ? (
          <PresentPhoneStep phone={phone} kept={kept} reason={reason} onPuzzle={onPuzzle} onCancel={onClose} onNext={next} />
        ) : (
          <NewPhoneStep {...{ present: phone, kept, onPuzzle }} onBack={() => setStep(0)} onProveAgain={proveAgain} onDone={onClose} />
        )}
      </div>
    </>
  )
}

/** Changes the phone in two steps: docs/product/personal.md#change-of-phone */
export const PhoneDialog = ({ phone, ...dialog }: DialogProps & { phone: string }) => (
  <SafetyDialog title="更换手机号" {...dialog}>
    {(onPuzzle) => <Steps phone={phone} onPuzzle={onPuzzle} onClose={dialog.onClose} />}
  </SafetyDialog>
)
