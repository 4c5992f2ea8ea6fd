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
