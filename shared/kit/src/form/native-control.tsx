import type { ComponentProps } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import css from './native-control.module.css'

/** `<input>` as wide as its place, with the look of antd's but without its code. A `FormField` adds label and error. */
export const NativeInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={classNames(css.control, className)} />
)

/** `<select>` with the same look: the browser's own control, which works by keyboard, screen reader and touch. */
export const NativeSelect = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select {...rest} className={classNames(css.control, className)} />
)
