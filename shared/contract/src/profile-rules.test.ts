/** @jest-environment node */
import fc from 'fast-check'
import { birthdayFault, nicknameFault, tidyNickname } from './profile-rules.ts'

test.each([
  ['', null],
  ['小明', null],
  ['艾力江·买买提', null],
  ['Ann-Marie 2', null],
  ['学_海', null],
  ['明', 'length'],
  ['字'.repeat(20), null],
  ['字'.repeat(21), 'length'],
  ['𠮷'.repeat(20), null],
  ['小明！', 'characters'],
  ['小明😀', 'characters'],
  ['小\u200B明', 'characters'],
  ['\u3164\u3164', 'characters'],
  ['<b>小明', 'characters'],
])('the nickname "%s" has the fault %s [personal#profile]', (name, fault) => expect(nicknameFault(name)).toBe(fault))

test('a tidy nickname has one space at most between its words, and is the same when it is tidied again', () => {
  expect(tidyNickname(' 小\t\n 明 ')).toBe('小 明')
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => tidyNickname(tidyNickname(text)) === tidyNickname(text)))
})

test.each([
  ['2004-02-29', null],
  ['2026-11-24', null],
  ['2026-11-25', 'future'],
  ['2003-02-29', 'noDay'],
  ['2003-13-01', 'noDay'],
  ['2003-2-1', 'noDay'],
  ['0000-00-00', 'noDay'],
  ['1906-01-01', null],
  ['1905-12-31', 'tooOld'],
])('the birthday %s has the fault %s on 2026-11-24 [personal#profile]', (birthday, fault) => expect(birthdayFault(birthday, '2026-11-24')).toBe(fault))

test('any day of the last century is a birthday', () => {
  const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2026-11-24'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  fc.assert(fc.property(day, (birthday) => birthdayFault(birthday, '2026-11-24') === null))
})
