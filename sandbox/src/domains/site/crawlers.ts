import type { FastifyInstance } from 'fastify'
import * as paths from '@xhkt/contract/paths'
import { listCategories } from '../courses/categories.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { originOf } from '../../core/request-origin.ts'

/** The prefixes of pages that show nothing without a session, and of those for one learner. */
const disallowed = [
  ...[paths.personal, paths.paymentPath, paths.redeemDeliveryPath, paths.wechatPayPath, paths.payAgainPath, paths.paymentStatusPath],
  ...[paths.redeemStatusPath, paths.orderPath, paths.sharedOrderPath, paths.groupBuyPath, paths.qqCallback, paths.demo],
]
const pages = [
  ...[paths.home, paths.classified, paths.categories, paths.downloadApp],
  ...[paths.about, paths.contact, paths.userAgreement, paths.privacy],
]
/** The limit of the sitemap protocol. */
const maxUrls = 50_000
const courseIds = query<{ id: number }>('SELECT id FROM course ORDER BY id LIMIT ?')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What search engines read: the web server passes both addresses to the API, which knows the courses. */
export function registerCrawlers(app: FastifyInstance, context: Context): void {
  app.get('/robots.txt', (request, reply) => {
    const lines = ['User-agent: *', ...disallowed.map((prefix) => `Disallow: ${prefix}`), '', `Sitemap: ${originOf(request)}/sitemap.xml`, '']
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'max-age=3600').send(lines.join('\n'))
  })

  app.get('/sitemap.xml', (request, reply) => {
    const categories = listCategories(context).map(({ id }) => paths.category(id))
    const known = [...pages, ...categories]
    const courses = context.db.all(courseIds, maxUrls - known.length).map(({ id }) => paths.course(String(id)))
    const urls = [...known, ...courses].map((path) => `<url><loc>${escaped(originOf(request) + path)}</loc></url>\n`)
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'max-age=3600').send(text)
  })
}
