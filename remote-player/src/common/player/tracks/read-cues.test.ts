import { readCues } from './read-cues.ts'

test('the cues of a file have their times and their words without markup', async () => {
  expect(await readCues('WEBVTT\n\n00:00:01.500 --> 00:00:03.000\n<v 老师>同学们好，\nA &amp; B\n\n00:01:02.250 --> 01:00:00.000\n第二句')).toEqual([
    { start: 1.5, end: 3, text: '同学们好，\nA & B' },
    { start: 62.25, end: 3600, text: '第二句' },
  ])
})

test('a file that the browser does not read is an error', async () => {
  await expect(readCues('<!doctype html>')).rejects.toThrow('the browser reads no cues')
})
