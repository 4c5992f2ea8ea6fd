/** @jest-environment node */
import { createServer } from 'node:net'
import { freePort } from './free-port.ts'
import { checkNode, checkPort, checkSpace, Complaint, holdPort, portComplaint, portFrom } from './preflight.mjs'

describe('the checks of npm start', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0'])('accepts Node %s', (version) => {
    expect(() => checkNode(version)).not.toThrow()
  })
  it.each(['18.20.0', '20.18.3'])('refuses Node %s, and says which one it needs', (version) => {
    expect(() => checkNode(version)).toThrow(/needs Node 20\.19 or newer/)
  })

  it('uses port 8080 if PORT is not set', () => expect(portFrom(undefined)).toBe(8080))
  it.each(['abc', '0', '70000', '80.5'])('refuses PORT=%s', (text) => {
    expect(() => portFrom(text)).toThrow(/is not a port/)
  })

  it('suggests another port for one that is in use', async () => {
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

  it('suggests another port for one that needs more rights', () => {
    const complaint = portComplaint(Object.assign(new Error('listen EACCES'), { code: 'EACCES' }), 80, (other) => `PORT=${other} npm start`)
    expect(complaint).toEqual(new Complaint('Port 80 needs more rights on this machine. Choose one from 1024 on: PORT=8080 npm start'))
  })

  it('holds a port, and makes a browser try again', async () => {
    const port = await freePort()
    const choose = (other: number): string => `--port ${other}`
    const release = await holdPort({ port }, choose)
    await expect(holdPort({ port }, choose)).rejects.toThrow(`Port ${port} is in use. Stop the process that uses it, or choose another: --port ${port + 1}`)
    const answer = await fetch(`http://localhost:${port}/`)
    expect([answer.status, answer.headers.get('refresh')]).toEqual([503, '1'])
    await release()
    await expect(checkPort(port)).resolves.toBeUndefined()
  })

  it('requires disk space only for the first install', () => {
    expect(() => checkSpace(1e9, false)).toThrow(/needs about 1\.5 GB/)
    expect(() => checkSpace(1e9, true)).not.toThrow()
  })
})
