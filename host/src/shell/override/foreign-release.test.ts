import { containerIn } from './foreign-release.ts'

const allowed = ['http://localhost:3001', 'http://localhost:3002']

const address = 'http://localhost:3001/dist/mf-manifest.json'
const manifest = (publicPath: unknown, entry: unknown = { name: 'remoteEntry.js', path: '', type: 'global' }) => ({
  metaData: { name: 'shop', globalName: 'shop', publicPath, remoteEntry: entry },
})

test('the container stands beside its manifest, or below an absolute public path', () => {
  expect(containerIn(manifest('auto'), address, allowed)).toEqual({ address: 'http://localhost:3001/dist/remoteEntry.js', global: 'shop', isModule: false })
  expect(containerIn(manifest('/'), address, allowed).address).toBe('http://localhost:3001/remoteEntry.js')
  expect(containerIn(manifest('http://localhost:3002/'), address, allowed).address).toBe('http://localhost:3002/remoteEntry.js')
  expect(containerIn(manifest('auto', { name: 'remoteEntry.js', path: 'js/', type: 'module' }), address, allowed)).toMatchObject({
    address: 'http://localhost:3001/dist/js/remoteEntry.js',
    isModule: true,
  })
})

test('a manifest on an allowed origin cannot name a container elsewhere', () => {
  expect(() => containerIn(manifest('https://evil.example/'), address, allowed)).toThrow('https://evil.example 不在允许列表中')
  const entry = { name: 'https://evil.example/remoteEntry.js', path: '', type: 'global' }
  expect(() => containerIn(manifest('auto', entry), address, allowed)).toThrow('https://evil.example 不在允许列表中')
})

test.each([null, [], {}, { metaData: {} }, manifest(undefined, null), manifest(1, { name: 1 })])('%j is no manifest of a remote', (given) => {
  expect(() => containerIn(given, address, allowed)).toThrow('no mf-manifest.json of a remote')
})
