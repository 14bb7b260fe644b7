import { Price } from '@agency/ui/cards/price.tsx'
import { formatDays, formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { dealWords } from '@agency/words/offers/deals/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import type { DealOnPage } from './deal-on-page.server.ts'

export function DealSummary({ deal }: { deal: DealOnPage }) {
  const { title, picture, by, facts, begin, blackouts, promoCode, travel, validUntil, isOver } = deal
  const say = dealWords()
  return (
    <>
      <PageStyle name="deal" />
      {isOver && validUntil && <Notice>{say.over(formatShortDay(validUntil))}</Notice>}
      <section className="deal" aria-labelledby="deal-title">
        <div className="deal__frame">
          <Picture picture={picture} sizes="(min-width: 640px) 12rem, 6rem" decorative priority />
        </div>
        <div className="deal__text">
          <h2 id="deal-title" dir="auto">
            {title}
          </h2>
          {by && <p className="deal__by">{by}</p>}
          <p>{[facts, promoCode && say.code(promoCode)].filter(Boolean).join(' · ')}</p>
          {travel && (
            <p>
              {say.travel({
                days: formatDays(travel.from, travel.until),
                not: formatWords().row(blackouts.map(({ first, last }) => formatDays(first, last))),
                begin,
              })}
            </p>
          )}
        </div>
        {!isOver && (
          <p className="deal__price">
            <Price sen={deal.price} words={deal.priceWords} unit={deal.priceUnit} />
            {validUntil && <span className="deal__until">{say.bookBy(formatShortDay(validUntil))}</span>}
          </p>
        )}
      </section>
    </>
  )
}

export function NoSuchDeal() {
  return <Notice>{dealWords().unknown}</Notice>
}
