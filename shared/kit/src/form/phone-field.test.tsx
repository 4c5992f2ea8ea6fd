import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PhoneField } from './phone-field.tsx'

function Field() {
  const [phone, setPhone] = useState('')
  return <PhoneField id="phone" value={phone} error={undefined} onValue={setPhone} />
}

test.each([
  ['138000000012', '13800000001', 'the 12th digit is cut'],
  ['138 0000 0001', '13800000001', 'spaces are removed'],
  ['+86 138-0000-0001', '13800000001', 'prefix and hyphens are removed'],
  ['138😀00000001', '13800000001', 'an emoji is removed'],
])('a phone number has 11 characters at most, cleaned: "%s" becomes "%s" (%s) [forms#phone]', async (pasted, kept) => {
  render(<Field />)
  await userEvent.click(screen.getByLabelText('手机号'))
  await userEvent.paste(pasted)
  expect(screen.getByLabelText('手机号')).toHaveValue(kept)
})
