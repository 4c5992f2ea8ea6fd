/** @jest-environment node */
import { readOptions } from './options.ts'

test('options have defaults, and --help is none of them', () => {
  expect(readOptions(['--store', 's3://releases/learn'])).toEqual({ port: 8082, host: '127.0.0.1', data: '.data', store: 's3://releases/learn', keepDays: 30, perMinute: 3_000 })
  expect(readOptions(['--help'])).toBeNull()
})

test.each([
  [['--prot', '1'], "Unknown option '--prot'. --help lists the options"],
  [['--port'], "Option '--port <value>' argument missing. --help lists the options"],
  [['8082'], "Unexpected argument '8082'"],
  [['--port', 'x'], '--port takes a whole number, not x'],
  [['--keep-days', '1.5'], '--keep-days takes a whole number, not 1.5'],
])('%j is refused: %s', (args, says) => {
  expect(() => readOptions(args)).toThrow(says)
})
