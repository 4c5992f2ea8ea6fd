import { useState } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import { CloseButton } from '@xhkt/kit/ui/close-button'
import { Example, State, States } from '../layout/example.tsx'

export function CloseSection() {
  const [isShown, setShown] = useState(true)
  return (
    <Example
      name="CloseButton"
      when="关闭提示和弹窗，或清空输入框。位置由使用的地方决定。"
      code="import { CloseButton } from '@xhkt/kit/ui/close-button'"
    >
      <States size="word">
        <State label={isShown ? '显示' : '已关闭'}>
          {isShown ? (
            <CloseButton onClick={() => setShown(false)} />
          ) : (
            <Button size="sm" onClick={() => setShown(true)}>
              再次显示
            </Button>
          )}
        </State>
      </States>
    </Example>
  )
}
