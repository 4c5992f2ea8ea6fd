import { useState } from 'react'
import { SelectField } from '@xhkt/kit/form/select-field'
import { TextAreaField } from '@xhkt/kit/form/text-area-field'
import { TextField } from '@xhkt/kit/form/text-field'
import { Button } from '@xhkt/kit/ui/button'
import { ChoiceBox } from '@xhkt/kit/ui/choice-box'
import { Example, State, States } from '../layout/example.tsx'

const cities = [
  { value: '110100', text: '北京市' },
  { value: '310100', text: '上海市' },
]

/** The fields without antd. */
export function NativeExamples() {
  const [line, setLine] = useState('')
  const [text, setText] = useState('')
  const [city, setCity] = useState('')
  return (
    <>
      <Example
        name="TextField"
        when="一行文字，不带 antd，首屏就要显示的页面用它。后面可以跟一个按钮。"
        code="import { TextField } from '@xhkt/kit/form/text-field'"
      >
        <States>
          <State label="正常">
            <TextField id="line-empty" label="收货人" limit={20} placeholder="请填写收货人姓名" value={line} error={undefined} onValue={setLine} />
          </State>
          <State label="带按钮">
            <TextField id="line-button" label="推广码" limit={64} value={line} error={undefined} onValue={setLine}>
              <Button>使用</Button>
            </TextField>
          </State>
          <State label="有错误">
            <TextField id="line-wrong" label="收货人" limit={20} value={line} error="请填写收货人姓名" onValue={setLine} />
          </State>
        </States>
      </Example>
      <Example
        name="TextAreaField"
        when="多行文字，带字数。"
        code="import { TextAreaField } from '@xhkt/kit/form/text-area-field'"
      >
        <States>
          <State label="正常">
            <TextAreaField id="area-empty" label="备注" limit={200} value={text} error={undefined} onValue={setText} />
          </State>
          <State label="有错误">
            <TextAreaField id="area-wrong" label="详细地址" limit={100} value={text} error="请填写详细地址" onValue={setText} />
          </State>
        </States>
      </Example>
      <Example
        name="SelectField"
        when="从几个选项中选一个。浏览器自己的控件，键盘、读屏与触摸都能用。"
        code="import { SelectField } from '@xhkt/kit/form/select-field'"
      >
        <States>
          <State label="正常">
            <SelectField id="select-empty" label="城市" placeholder="请选择" options={cities} value={city} error={undefined} onValue={setCity} />
          </State>
          <State label="不可用">
            <SelectField id="select-disabled" label="区县" placeholder="请选择" options={[]} value="" error={undefined} onValue={setCity} disabled />
          </State>
          <State label="有错误">
            <SelectField id="select-wrong" label="城市" placeholder="请选择" options={cities} value={city} error="请选择城市" onValue={setCity} />
          </State>
        </States>
      </Example>
      <Example
        name="ChoiceBox"
        when="带边框的一项：优惠券、收货地址。几项里选一个，或只是列出。"
        code="import { ChoiceBox } from '@xhkt/kit/ui/choice-box'"
      >
        <States>
          <State label="可选，已选">
            <ChoiceBox radio={{ name: 'choice-box', checked: true, onChange: () => undefined }}>满 100 减 20</ChoiceBox>
          </State>
          <State label="不可选">
            <ChoiceBox closed aside="已过期">
              满 200 减 50
            </ChoiceBox>
          </State>
        </States>
      </Example>
    </>
  )
}
