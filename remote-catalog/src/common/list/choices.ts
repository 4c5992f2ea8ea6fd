import type { QueryOf } from '@xhkt/contract'
import { courseForm } from '@xhkt/contract/constants'
import { listHrefs, readPage } from '@xhkt/kit/list/list-address'
import { anyPrice, free, isSamePrice, type PriceRange } from './price-range.ts'

type Query = Pick<QueryOf<'GET', '/v1/course/list'>, 'form' | 'free' | 'price_min' | 'price_max' | 'sort' | 'page'>

/** The forms of a course, as the filter shows them. */
export const forms = [courseForm.recorded, courseForm.live, courseForm.mixed] as const
/** The orders of a list, as its bar shows them; the first is what an address without `sort` means. */
export const sorts = ['default', 'new', 'popular', 'price_asc', 'price_desc'] as const
export type Form = (typeof forms)[number]
export type Sort = (typeof sorts)[number]

/** The learner's filters, sort and page of a course list. */
export interface Choices {
  /** Null: any. */
  form: Form | null
  price: PriceRange
  sort: Sort
  /** Counts from 1. */
  page: number
}

/** The address of the list with a change. Any change but the page starts at page 1. */
export type HrefOf = (change: Partial<Choices>) => string

export const unchosen: Choices = { form: null, price: anyPrice, sort: 'default', page: 1 }

export const isNarrowed = ({ form, price }: Choices): boolean => form !== null || !isSamePrice(price, anyPrice)

const one = <T>(values: readonly T[], text: string | null): T | undefined => values.find((value) => String(value) === text)
/** In fen, below ten million yuan. */
const fenOf = (text: string | null): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)

/** Reads the choices from an address. Invalid values count as absent: an old or hand-made link still shows a list. */
export function readChoices(params: URLSearchParams): Choices {
  const min = fenOf(params.get('price_min')) ?? 0
  const max = fenOf(params.get('price_max'))
  return {
    form: one(forms, params.get('form')) ?? null,
    price: params.get('free') === '1' ? free : max !== null && max < min ? anyPrice : { min, max },
    sort: one(sorts, params.get('sort')) ?? 'default',
    page: readPage(params),
  }
}

/** The query for the API. Defaults are left out, so that it equals the early request. */
export function queryOf({ form, price, sort, page }: Choices): Query {
  return {
    ...(form && { form }),
    ...(isSamePrice(price, free)
      ? { free: 1 }
      : { ...(price.min > 0 && { price_min: price.min }), ...(price.max !== null && { price_max: price.max }) }),
    ...(sort !== 'default' && { sort }),
    ...(page > 1 && { page }),
  }
}

/**
 * Addresses of the list at `path`.
 * @param own Other parameters of the address, as the category or the keyword; empty ones are left out.
 */
export const hrefsOf = (path: string, own: Record<string, string>, choices: Choices): HrefOf => listHrefs({ path, own, choices, queryOf })
