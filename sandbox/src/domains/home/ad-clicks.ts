import type { BodyOf } from '@xhkt/contract'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'

const counts = query<{ ad_id: string; count: number }>('SELECT ad_id, count FROM ad_click ORDER BY count DESC, ad_id')

export function countAdClick({ db }: Context, { ad_id, place }: BodyOf<'POST', '/v1/ad/click'>): void {
  db.run('INSERT INTO ad_click (ad_id, place, count) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1', ad_id, place)
}

export const adClicks = ({ db }: Context) => db.all(counts)
