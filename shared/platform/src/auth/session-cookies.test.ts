/** @jest-environment-options {"url": "https://xuehai.example/"} */
import { auth } from './auth.ts'

test('on https the cookies are secure', () => {
  const written = jest.spyOn(document, 'cookie', 'set')
  auth.signIn({ access_token: 'a', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
  auth.signOut()
  expect(written).toHaveBeenCalledTimes(4)
  for (const [cookie] of written.mock.calls) expect(cookie).toMatch(/; SameSite=Lax; Secure$/)
})
