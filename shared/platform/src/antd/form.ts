import type { FormRule } from 'antd'
import AntdInput, { type InputProps, type InputRef } from 'antd/es/input/Input.js'
import './generated/form.css'

export { default as Checkbox, type CheckboxProps } from 'antd/es/checkbox/Checkbox.js'
export { default as Form, type FormProps } from 'antd/es/form/index.js'
export { AntdInput as Input, type FormRule, type InputProps, type InputRef }
