import type { DialogProps } from '../dialog/dialog-button.tsx'
import { SafetyDialog } from '../dialog/safety-dialog.tsx'
import { PasswordForm } from './password-form.tsx'

export const PasswordDialog = ({ phone, ...dialog }: DialogProps & { phone: string }) => (
  <SafetyDialog title="修改密码" {...dialog}>
    {(onPuzzle) => <PasswordForm phone={phone} onPuzzle={onPuzzle} onCancel={dialog.onClose} />}
  </SafetyDialog>
)
