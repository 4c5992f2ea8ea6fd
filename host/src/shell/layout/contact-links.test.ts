/** @jest-environment node */
import { mailLink, telephoneLink } from './contact-links.ts'

test.each([
  ['400-000-0000', 'tel:4000000000'],
  ['+86 (10) 0000 0000', 'tel:+861000000000'],
  ['400-000-0000 转 8', undefined],
  ['400-000-0000 / 400-000-0001', undefined],
])('%s has the telephone link %s', (text, link) => expect(telephoneLink(text)).toBe(link))

test.each([
  ['business@site.example', 'mailto:business@site.example'],
  ['business@site.example 王老师', undefined],
  ['400-000-0000', undefined],
])('%s has the mail link %s', (text, link) => expect(mailLink(text)).toBe(link))
