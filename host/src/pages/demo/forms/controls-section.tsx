import { NativeInput, NativeSelect } from '@xhkt/kit/form/native-control'
import { AntdProvider, Button } from '@xhkt/platform/antd/core'
import { Checkbox, Form, Input } from '@xhkt/platform/antd/form'
import { toast } from '@xhkt/platform/toast'
import { Example, State, States } from '../layout/example.tsx'
import css from './forms.module.css'

export function ControlsSection() {
  return (
    <AntdProvider>
      <Example
        name="NativeInput、NativeSelect"
        when="列表的搜索和筛选：浏览器自己的控件，不需要 antd。带标签和错误的表单用 TextField、SelectField。"
        code="import { NativeInput, NativeSelect } from '@xhkt/kit/form/native-control'"
      >
        <States>
          <State label="单行输入">
            <NativeInput type="search" aria-label="课程名称" placeholder="课程名称" />
          </State>
          <State label="选择">
            <NativeSelect aria-label="下单月份">
              <option>全部月份</option>
              <option>2026年11月</option>
            </NativeSelect>
          </State>
          <State label="不可用">
            <NativeInput aria-label="不可用的搜索" disabled defaultValue="会计" />
          </State>
        </States>
      </Example>
      <Example name="Input" when="单行输入。表单里优先用表单套件。" code="import { Input } from '@xhkt/platform/antd/form'">
        <States>
          <State label="正常">
            <Input aria-label="正常的输入框" placeholder="请输入昵称" />
          </State>
          <State label="已填写">
            <Input aria-label="已填写的输入框" defaultValue="小海" />
          </State>
          <State label="有错误">
            <Input aria-label="有错误的输入框" defaultValue="！！" status="error" aria-invalid />
          </State>
          <State label="不可用">
            <Input aria-label="不可用的输入框" defaultValue="小海" disabled />
          </State>
        </States>
      </Example>
      <Example name="Checkbox" when="同意、记住、多选。" code="import { Checkbox } from '@xhkt/platform/antd/form'">
        <States>
          <State label="未选中">
            <Checkbox>记住密码</Checkbox>
          </State>
          <State label="已选中">
            <Checkbox defaultChecked>记住密码</Checkbox>
          </State>
          <State label="部分选中">
            <Checkbox indeterminate>全选</Checkbox>
          </State>
          <State label="不可用">
            <Checkbox disabled>记住密码</Checkbox>
          </State>
          <State label="选中且不可用">
            <Checkbox disabled defaultChecked>
              记住密码
            </Checkbox>
          </State>
        </States>
      </Example>
      <Example
        name="antd Button"
        when="只在 antd 自己的组件里用（弹窗底部）；其余地方用 Button，它不需要 antd。"
        code="import { Button } from '@xhkt/platform/antd/core'"
      >
        <States size="word">
          <State label="primary">
            <Button type="primary">确定</Button>
          </State>
          <State label="default">
            <Button>取消</Button>
          </State>
          <State label="text">
            <Button type="text">跳过</Button>
          </State>
          <State label="danger">
            <Button danger>删除</Button>
          </State>
          <State label="加载中">
            <Button type="primary" loading>
              确定
            </Button>
          </State>
          <State label="不可用">
            <Button type="primary" disabled>
              确定
            </Button>
          </State>
        </States>
      </Example>
      <Example
        name="Form"
        when="多个字段一起校验的表单。错误写在字段下方，提交时焦点回到第一个错误。"
        code="import { Form } from '@xhkt/platform/antd/form'"
      >
        <States size="block">
          <State label="空表单：提交后显示错误">
            <Form className={css.form} layout="vertical" name="demo" scrollToFirstError={{ focus: true }} onFinish={() => toast.success('已提交')}>
              <Form.Item name="nickname" label="昵称" rules={[{ required: true, message: '昵称不能为空' }]}>
                <Input placeholder="请输入昵称" autoComplete="off" />
              </Form.Item>
              <Button htmlType="submit" type="primary">
                保存
              </Button>
            </Form>
          </State>
          <State label="有错误">
            <Form className={css.form} layout="vertical" name="demo-wrong">
              <Form.Item label="昵称" htmlFor="demo-wrong-input" help="昵称不能为空" validateStatus="error">
                <Input id="demo-wrong-input" aria-invalid />
              </Form.Item>
              <Button disabled>保存</Button>
            </Form>
          </State>
        </States>
      </Example>
    </AntdProvider>
  )
}
