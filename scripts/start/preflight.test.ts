/** @jest-environment node */
import { createServer } from 'node:net'
import { checkNode, checkPort, checkSpace, portFrom } from './preflight.mjs'

describe('what npm start checks first', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0'])('takes Node %s', (version) => {
    expect(() => checkNode(version)).not.toThrow()
  })
  it.each(['18.20.0', '20.18.3'])('refuses Node %s, and says what to do', (version) => {
    expect(() => checkNode(version)).toThrow(/needs Node 20\.19 or newer/)
  })

  it('takes 8080 where PORT is not set', () => expect(portFrom(undefined)).toBe(8080))
  it.each(['abc', '0', '70000', '80.5'])('refuses PORT=%s', (text) => {
    expect(() => portFrom(text)).toThrow(/is no port/)
  })

  it('names a free way out of a taken port', async () => {
    const server = createServer()
    const port = await new Promise<number>((resolve) => {
      server.listen(0, () => resolve((server.address() as { port: number }).port))
    })
    try {
      await expect(checkPort(port)).rejects.toThrow(`PORT=${port + 1} npm start`)
    } finally {
      await new Promise((resolve) => server.close(resolve))
    }
    await expect(checkPort(port)).resolves.toBeUndefined()
  })

  it('wants room for a first install only', () => {
    expect(() => checkSpace(1e9, false)).toThrow(/needs about 1\.5 GB/)
    expect(() => checkSpace(1e9, true)).not.toThrow()
  })
})
