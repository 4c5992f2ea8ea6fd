import { useFormFields } from '@xhkt/kit/form/use-form-fields'
import type { Draft, FormProps } from './form-props.ts'

/** The fields of a login form, and its agreement. */
export function useLoginFields(props: Pick<FormProps, 'draft' | 'onDraft'>) {
  const { field, show, errors, idOf, clear } = useFormFields<keyof Draft, 'agreed'>(props)
  return {
    field,
    show,
    agreement: ({ agreed, onAgreed }: Pick<FormProps, 'agreed' | 'onAgreed'>) => ({
      id: idOf('agreed'),
      agreed,
      error: errors.agreed,
      onChange: (value: boolean): void => {
        onAgreed(value)
        clear('agreed')
      },
    }),
  }
}
