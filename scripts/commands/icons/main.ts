import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../lib/chromium.mjs'
import { root } from '../../lib/paths.mjs'
import { indexedPng } from './indexed-png.ts'

// Draws the icons of the web app manifest (scripts/release/index-html/web-manifest.ts) from the favicon. Run it after a change of the
// favicon.
const folder = path.join(root, 'host/static')
const favicon = await readFile(path.join(folder, 'favicon.svg'), 'utf8')
// The operating system cuts a maskable icon to its own shape, so the ground is a full square.
const icons = [
  { name: 'icon-192.png', size: 192, svg: favicon },
  { name: 'icon-512.png', size: 512, svg: favicon },
  { name: 'icon-maskable-512.png', size: 512, svg: favicon.replace(' rx="8"', '') },
]

/** Returns the RGBA bytes of the picture, each as a character. Runs in the browser. */
async function draw({ size, svg }: { size: number; svg: string }): Promise<string> {
  const image = new Image(size, size)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const context = new OffscreenCanvas(size, size).getContext('2d')
  context?.drawImage(image, 0, 0, size, size)
  return Array.from(context?.getImageData(0, 0, size, size).data ?? [], (byte) => String.fromCharCode(byte)).join('')
}

const browser = await chromium.launch(launchOptions())
const page = await browser.newPage()
for (const icon of icons) {
  const pixels = Buffer.from(await page.evaluate(draw, icon), 'latin1')
  await writeFile(path.join(folder, icon.name), indexedPng(pixels, icon.size))
}
await browser.close()
