import { type ComponentType, useState } from 'react'
import { AntdProvider } from '@xhkt/platform/antd/core'
import type { LoginResult } from '@xhkt/contract'
import { type Draft, emptyDraft, type FormProps } from './form-props.ts'

interface Props {
  Form: ComponentType<FormProps>
  onLogin: (result: LoginResult) => Promise<void>
}

/** Keeps the draft of a form under test, as a page or the dialog does. */
export function FormHarness({ Form, onLogin }: Props) {
  const [draft, setDraft] = useState(emptyDraft)
  const [agreed, onAgreed] = useState(false)
  const onDraft = (change: Partial<Draft>): void => setDraft((last) => ({ ...last, ...change }))
  return (
    <AntdProvider>
      <Form {...{ draft, onDraft, agreed, onAgreed, onLogin }} onChallenge={() => undefined} />
    </AntdProvider>
  )
}
