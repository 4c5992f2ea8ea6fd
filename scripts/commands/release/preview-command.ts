import { previewParameter, previewText } from '@xhkt/contract/federation/preview'
import { liveOf, readPointer } from '@xhkt/release/pointer/pointer'
import { endPreviews, givePreview } from '@xhkt/release/preview'
import { Refusal } from '@xhkt/release/refusal'
import { siteOf } from '@xhkt/release/served'
import { checkSkew } from './skew/check-skew.ts'
import { type Invocation, numberOf, type Outcome, ownerOf, type Run } from './command.ts'
import { publishOnce } from './release-command.ts'

const defaultDays = 7

async function end(invocation: Invocation): Promise<Outcome> {
  const { store, operands: [area, release], options } = invocation
  const owner = area === undefined ? undefined : ownerOf(invocation)
  const ended = await endPreviews(store, { area: owner === 'host' ? undefined : owner, release, name: options.name })
  const lines = ended.map((preview) => `The preview ${preview.name} of ${preview.area} ${preview.release} has ended`)
  return { lines: lines.length > 0 ? lines : ['There is no such preview: nothing to do'], data: { ended } }
}

export const previewCommand: Run = async (invocation) => {
  const { store, operands, options, say } = invocation
  if (options.end) return end(invocation)
  const owner = ownerOf(invocation)
  if (owner === 'host') throw new Refusal('usage', 'The host has no preview, because the server chooses the page')
  const { inputsOf } = await import('../../build/input-hash.ts')
  const inputs = operands[1] === undefined ? inputsOf(owner) : null
  const release = inputs?.release ?? operands[1] ?? ''
  const name = options.name ?? release
  const days = numberOf(options, 'days') ?? defaultDays
  const site = (await siteOf(store)) ?? `http://localhost:${process.env.PORT ?? 8080}`
  const { pointer } = await readPointer(store)
  if (liveOf(pointer, owner).release === release) {
    return { lines: [`${owner} ${release} is live already, for everybody: there is nothing to preview`, site], data: { owner, release, address: site } }
  }
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
