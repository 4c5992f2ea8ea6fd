import { previewParameter, previewText } from '@xhkt/contract/federation/preview'
import { liveOf, readPointer } from '@xhkt/release/pointer/pointer'
import { endPreviews, givePreview, requireMayPreview } from '@xhkt/release/preview'
import { Refusal } from '@xhkt/release/refusal'
import { siteOf } from '@xhkt/release/served'
import { checkSkew } from './skew/check-skew.ts'
import { type Invocation, numberOf, type Options, type Outcome, ownerOf, type Run } from './command.ts'
import { publishOnce } from './release-command.ts'

const [defaultDays, longestDays] = [7, 30]

function daysOf(options: Options): number {
  const days = numberOf(options, 'days') ?? defaultDays
  if (days < 1 || days > longestDays) throw new Refusal('usage', `--days takes a number from 1 to ${longestDays}, not ${days}`)
  return days
}

async function end(invocation: Invocation): Promise<Outcome> {
  const { store, operands: [, release], options } = invocation
  const area = invocation.operands.length > 0 ? ownerOf(invocation) : undefined
  if (area === undefined && options.name === undefined) throw new Refusal('usage', 'Say which previews end: give an area, a release of it, or a --name')
  const ended = await endPreviews(store, { area, release, name: options.name })
  const ends = options['dry-run'] ? 'would end' : 'has ended'
  const lines = ended.map((preview) => `The preview ${preview.name} of ${preview.area} ${preview.release} ${ends}`)
  return { lines: lines.length > 0 ? lines : ['There is no such preview: nothing to do'], data: { ended } }
}

export const previewCommand: Run = async (invocation) => {
  const { store, operands, options, say } = invocation
  if (options.end) return end(invocation)
  const owner = ownerOf(invocation)
  const days = daysOf(options)
  const { inputsOf } = await import('../../build/input-hash.ts')
  const inputs = operands[1] === undefined ? inputsOf(owner) : null
  const release = inputs?.release ?? operands[1] ?? ''
  const name = options.name ?? release
  const site = (await siteOf(store)) ?? `http://localhost:${process.env.PORT ?? 8080}`
  const { pointer } = await readPointer(store)
  if (liveOf(pointer, owner).release === release) {
    return { lines: [`${owner} ${release} is live already, for everybody: there is nothing to preview`, site], data: { owner, release, address: site } }
  }
  await requireMayPreview(store, owner)
  if (options['dry-run']) {
    const line = `Would ${inputs ? 'build, publish, check' : 'check'} ${owner} ${release} in Chromium, and print an address that works for ${days} days`
    return { lines: [line], data: { owner, release, dry_run: true } }
  }
  if (inputs) await publishOnce({ store, inputs, say })
  await checkSkew(store, { owner, release, say })
  const preview = await givePreview(store, { owner, release, name, days })
  const address = `${site}/?${previewParameter}=${previewText(preview)}`
  const line = `${owner} ${release} is live for nobody. For ${days} days a tab runs it that is opened at this address:`
  return { lines: [line, address], data: { owner, release, name, address } }
}
