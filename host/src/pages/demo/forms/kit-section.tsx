import { useState } from 'react'
import { AntdProvider } from '@xhkt/platform/antd/core'
import { CleanInput } from '@xhkt/kit/form/clean-input'
import { CodeField } from '@xhkt/kit/form/code-field'
import { FormField } from '@xhkt/kit/form/form-field'
import { PasswordField } from '@xhkt/kit/form/password-field'
import { PhoneField } from '@xhkt/kit/form/phone-field'
import { Example, State, States } from '../layout/example.tsx'
import { FormExample } from './form-example.tsx'
import { NativeExamples } from './native-examples.tsx'
import { SearchSelectExample } from './search-select-example.tsx'
import { UploadExample } from './upload-example.tsx'

/** The value of a field, as a form keeps it. */
function useField(initial: string) {
  const [value, onValue] = useState(initial)
  return { value, onValue }
}

const ignore = (): void => undefined

export function KitSection() {
  const empty = useField('')
  const filled = useField('13800000001')
  const wrong = useField('2380000')
  const phones = { empty: useField(''), wrong: useField('2380000') }
  const passwords = { empty: useField(''), filled: useField('study2026'), wrong: useField('abc'), saved: useField('') }
  const codes = { empty: useField(''), wrong: useField('') }
  return (
    <AntdProvider>
      <Example
        name="FormField · CleanInput"
        when="带名称与错误位的输入框。输入和粘贴时就去掉空格、表情与符号，光标不跳，不打断输入法。"
        code="import { CleanInput } from '@xhkt/kit/form/clean-input'; import { FormField } from '@xhkt/kit/form/form-field'"
      >
        <States>
          <State label="正常">
            <FormField id="kit-empty" label="手机号" error={undefined}>
              <CleanInput id="kit-empty" limit={11} placeholder="请输入手机号" {...empty} />
            </FormField>
          </State>
          <State label="已填写">
            <FormField id="kit-filled" label="手机号" error={undefined}>
              <CleanInput id="kit-filled" limit={11} {...filled} />
            </FormField>
          </State>
          <State label="有错误">
            <FormField id="kit-wrong" label="手机号" error="手机号错误">
              <CleanInput id="kit-wrong" limit={11} aria-invalid aria-describedby="kit-wrong-error" {...wrong} />
            </FormField>
          </State>
          <State label="不可用">
            <FormField id="kit-disabled" label="手机号" error={undefined}>
              <CleanInput id="kit-disabled" limit={11} value="13800000001" onValue={ignore} disabled />
            </FormField>
          </State>
        </States>
      </Example>
      <Example
        name="PhoneField"
        when="手机号。可以连同空格与 +86 一起粘贴。"
        code="import { PhoneField } from '@xhkt/kit/form/phone-field'"
      >
        <States>
          <State label="正常">
            <PhoneField id="phone-empty" error={undefined} {...phones.empty} />
          </State>
          <State label="有错误">
            <PhoneField id="phone-wrong" error="手机号格式错误" {...phones.wrong} />
          </State>
        </States>
      </Example>
      <Example
        name="PasswordField"
        when="密码。默认隐藏，点眼睛可以查看。"
        code="import { PasswordField } from '@xhkt/kit/form/password-field'"
      >
        <States>
          <State label="正常">
            <PasswordField id="password-empty" autoComplete="new-password" error={undefined} {...passwords.empty} />
          </State>
          <State label="已填写">
            <PasswordField id="password-filled" autoComplete="new-password" error={undefined} {...passwords.filled} />
          </State>
          <State label="使用已保存的密码">
            <PasswordField id="password-saved" autoComplete="current-password" error={undefined} saved={passwords.saved.value === ''} {...passwords.saved} />
          </State>
          <State label="有错误">
            <PasswordField id="password-wrong" autoComplete="new-password" error="密码须为6到18位字母或数字" {...passwords.wrong} />
          </State>
        </States>
      </Example>
      <Example
        name="CodeField"
        when="短信验证码与获取按钮。发送成功后倒计时 60 秒，刷新后继续。此处没有填写手机号，不会真的发送。"
        code="import { CodeField } from '@xhkt/kit/form/code-field'"
      >
        <States size="block">
          <State label="正常">
            <CodeField id="code-empty" use="bind" phone="" error={undefined} onPhoneError={ignore} onPuzzle={ignore} {...codes.empty} />
          </State>
          <State label="有错误">
            <CodeField id="code-wrong" use="bind" phone="" error="验证码不能为空" onPhoneError={ignore} onPuzzle={ignore} {...codes.wrong} />
          </State>
        </States>
      </Example>
      <NativeExamples />
      <SearchSelectExample />
      <UploadExample />
      <FormExample />
    </AntdProvider>
  )
}
