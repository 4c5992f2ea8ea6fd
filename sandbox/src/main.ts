import { parseArgs } from 'node:util'
import { startSandbox } from './server.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8090' }, data: { type: 'string', default: '.data' }, scale: { type: 'string' } },
})

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0) throw new RangeError(`--${name} takes a whole number, not ${text}`)
  return number
}

try {
  const sandbox = await startSandbox({
    port: wholeNumber('port', values.port),
    dataDir: values.data,
    scale: values.scale === undefined ? undefined : wholeNumber('scale', values.scale),
    log: console.log,
  })
  console.log(`sandbox: ${sandbox.url}, its page is ${sandbox.url}/sandbox`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close())
} catch (error) {
  console.error(`sandbox: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
