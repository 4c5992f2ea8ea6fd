import { useState } from 'react'
import { AntdProvider } from '@xhkt/platform/antd/core'
import { Modal } from '@xhkt/platform/antd/overlay'
import { Button } from '@xhkt/kit/ui/button'
import { Example, State, States } from '../layout/example.tsx'
import { useBriefly } from '../layout/use-briefly.ts'
import css from './forms.module.css'

export function DialogSection() {
  const [open, setOpen] = useState(false)
  const [saving, save] = useBriefly()
  return (
    <AntdProvider>
      <Example
        name="Modal"
        when="需要专心完成的一小步。焦点留在弹窗内，关闭后回到原处；Esc 与遮罩都能关闭。只问一句话时用 confirm。"
        code="import { Modal } from '@xhkt/platform/antd/overlay'"
      >
        <States>
          <State label="关闭 → 打开">
            <Button onClick={() => setOpen(true)}>打开弹窗</Button>
          </State>
        </States>
        <Modal
          open={open}
          centered
          width={416}
          title="修改昵称"
          okText={saving ? '正在保存' : '保存'}
          confirmLoading={saving}
          onOk={save}
          onCancel={() => setOpen(false)}
        >
          <p className={css.text}>点保存后，按钮加载两秒。</p>
        </Modal>
      </Example>
    </AntdProvider>
  )
}
