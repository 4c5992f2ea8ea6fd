import * as paths from '@xhkt/contract/paths'
import { formatFen } from '@xhkt/kit/format'
import { Cover } from '@xhkt/kit/ui/cover'
import { Price } from '@xhkt/kit/ui/price'
import { Tag } from '@xhkt/kit/ui/tag'
import type { Offer } from '../model/open-offers.ts'
import { CardRow, LinkCard } from './card-row.tsx'
import { Section } from './section.tsx'
import css from './group-offers.module.css'

function OfferCard({ course, offer }: Offer) {
  return (
    <LinkCard className={css.card} href={paths.course(course.id)}>
      <Cover src={course.cover} alt="" width={285} />
      <span className={css.body}>
        <span className={css.title} title={course.title}>
          {course.title}
        </span>
        <span className={css.alone}>
          <Tag tone="price">{offer.size}人团</Tag>
          {offer.price < course.price && (
            <>
              单独购买 <del>{formatFen(course.price)}</del>
            </>
          )}
        </span>
        <span className={css.foot}>
          <Price fen={offer.price} />
          <span className={css.go}>查看拼团</span>
        </span>
      </span>
    </LinkCard>
  )
}

/** Group offers in one row. */
export function GroupOffers({ groups }: { groups: readonly Offer[] }) {
  return (
    <Section title="拼团优惠">
      <CardRow label="拼团优惠" columns={4}>
        {groups.slice(0, 4).map(({ course, offer }) => (
          <OfferCard key={course.id} course={course} offer={offer} />
        ))}
      </CardRow>
    </Section>
  )
}
