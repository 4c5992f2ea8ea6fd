import { useFaults } from '@xhkt/kit/form/use-faults'
import type { Draft, FormProps } from './form-props.ts'

/** The props of each field of a form, and a function that shows their errors. */
export function useFormFields({ draft, onDraft }: Pick<FormProps, 'draft' | 'onDraft'>) {
  const { faults, idOf, tell, forgive } = useFaults<keyof Draft | 'agreed'>()
  return {
    tell,
    field: (name: keyof Draft) => ({
      id: idOf(name),
      value: draft[name],
      error: faults[name],
      onValue: (value: string): void => {
        onDraft({ [name]: value })
        forgive(name)
      },
    }),
    agreement: ({ agreed, onAgreed }: Pick<FormProps, 'agreed' | 'onAgreed'>) => ({
      id: idOf('agreed'),
      agreed,
      error: faults.agreed,
      onChange: (value: boolean): void => {
        onAgreed(value)
        forgive('agreed')
      },
    }),
  }
}
