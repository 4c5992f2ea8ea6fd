import { offeredContracts } from '@xhkt/contract/federation/contract-majors'
import { parsePreview, type Preview, previewFolder, type PreviewReference } from '@xhkt/contract/federation/preview'
import { areaReleaseOf, manifestName } from '@xhkt/contract/federation/release-manifest'
import { requestManifest } from '../../federation/release-files.ts'
import { runRelease } from '../../federation/tab-releases.ts'
import type { Outcome } from './override-badge.tsx'
import { isSignedPreview } from './preview-signature.ts'
import { leaveRefusedHostPreview, openHostPreview } from './host-preview.ts'
import { previewedAreas } from './previewed-areas.ts'

/** Milliseconds for each of the two requests; the page waits for them. */
const timeout = 3_000

/** The reason why a preview is refused, for the visitor. */
class Refused extends Error {}

const fields = ['area', 'release', 'manifest', 'expires_at']

/** A preview of tools from before signatures has neither id nor key. */
const isPreview = (value: unknown): value is Preview =>
  typeof value === 'object' && value !== null && fields.every((name) => typeof Reflect.get(value, name) === 'string')

/** The permission, which the team has put into the store. The time is the server's, as a learner's clock may be wrong. */
async function readPermission({ area, release, id }: PreviewReference): Promise<Preview> {
  const answer = await fetch(`/${previewFolder}${id}.json`, { cache: 'no-store', signal: AbortSignal.timeout(timeout) })
  if (answer.status === 404) throw new Refused('地址无效，或预览已经结束')
  const found: unknown = answer.ok ? await answer.json() : null
  if (!isPreview(found)) throw new Refused('预览信息暂时无法读取')
  if (found.area !== area || found.release !== release) throw new Refused('地址与预览的版本不符')
  if (found.id !== id || !(await isSignedPreview(found))) throw new Refused('预览的签名无效，或签名的密钥已经停用')
  const now = Date.parse(answer.headers.get('date') ?? '') || Date.now()
  if (!(now < Date.parse(found.expires_at))) throw new Refused('预览已经过期')
  return found
}

async function run(reference: PreviewReference): Promise<void> {
  const { area, release } = reference
  const folder = `/${area}/${release}/`
  const { manifest: digest } = await readPermission(reference)
  if (area === 'host') {
    if (await openHostPreview(reference)) return
    throw new Refused('服务器没有这个预览的页面，或页面无法打开')
  }
  const manifest = await requestManifest(timeout, folder + manifestName, digest)
  if (!offeredContracts.includes(manifest.needs.contract)) throw new Refused('预览的版本需要另一个版本的网站框架')
  runRelease(area, areaReleaseOf(manifest, folder))
  previewedAreas.add(area)
}

async function outcomeOf(text: string): Promise<Outcome> {
  const reference = parsePreview(text)
  // The text itself is not shown, as it is what anybody wrote into a link.
  if (!reference) return { ok: false, text: '地址不完整，现在是线上版本' }
  const { area, release } = reference
  try {
    await run(reference)
    return { ok: true, text: `正在预览还没有上线的版本：${area} ${release}` }
  } catch (error) {
    if (area === 'host') await leaveRefusedHostPreview(reference)
    const why = error instanceof Refused ? error.message : `预览暂时无法加载（${String(error)}）`
    return { ok: false, text: `${why}，现在是线上版本：${area}@${release}` }
  }
}

/** Makes this tab run these previews, each as in the address. */
export const applyPreviews = (texts: string[]): Promise<Outcome[]> => Promise.all(texts.map(outcomeOf))
