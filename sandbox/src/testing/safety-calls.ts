import { issueCredential, listThirdPartyAccounts } from '../vendors/third-party/accounts.ts'
import type { TestSandbox } from './test-sandbox.ts'

/** Changes the phone of a learner to another number, and back. */
export async function changePhone(sandbox: TestSandbox, token: string): Promise<void> {
  const { detail } = await sandbox.data('GET /v1/user/detail', { token })
  let from = detail.phone
  for (const to of ['13911110009', from]) {
    const { sms_code } = await sandbox.requestCode(from, 2)
    const { proof } = await sandbox.data('POST /v1/user/phone/verify', { body: { sms_code }, token })
    await sandbox.data('PUT /v1/user/phone', { body: { proof, ...(await sandbox.requestCode(to, 6)) }, token })
    from = to
  }
}

/** Binds a third-party account and unbinds it, and logs out other devices. */
export async function linkAndLogOut(sandbox: TestSandbox, phone: string, token: string): Promise<void> {
  const [unbound] = listThirdPartyAccounts(sandbox.context, 2).filter(({ user_id }) => user_id === null)
  const code = issueCredential(sandbox.context, 2, unbound?.openid ?? '')
  await sandbox.data('POST /v1/user/third', { body: { type: 2, code }, token })
  await sandbox.data('DELETE /v1/user/third', { body: { type: 2 }, token })
  await sandbox.data('GET /v1/user/third/list', { token })
  await sandbox.login(phone)
  const { list } = await sandbox.data('GET /v1/user/device/list', { token })
  const other = list.find(({ is_current }) => !is_current)
  await sandbox.data('DELETE /v1/user/device', { body: { device_id: other?.device_id ?? '' }, token })
  await sandbox.data('DELETE /v1/user/device/others', { token })
}

/** Asks to close the account of a learner, and cancels it after a new login. */
export async function closeAndCancel(sandbox: TestSandbox, phone: string): Promise<void> {
  const { access_token: token } = await sandbox.data('POST /v1/login/register', { body: await sandbox.requestCode(phone, 2) })
  await sandbox.data('GET /v1/user/close', { token })
  const { sms_code } = await sandbox.requestCode(phone, 2)
  await sandbox.data('POST /v1/user/close', { body: { sms_code }, token })
  const { access_token: again } = await sandbox.data('POST /v1/login/register', { body: await sandbox.requestCode(phone, 2) })
  await sandbox.data('DELETE /v1/user/close', { token: again })
}

/** Has a copy of the personal data made, and downloads it. */
export async function downloadData(sandbox: TestSandbox, token: string): Promise<string> {
  await sandbox.data('POST /v1/user/data', { body: { password: 'study2026' }, token })
  while ((await sandbox.data('GET /v1/user/data', { token })).state === 'working') await new Promise(setImmediate)
  return (await sandbox.download('/v1/user/data/file', token)).text
}
