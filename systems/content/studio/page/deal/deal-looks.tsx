import '@agency/ui/pictures/picture.css'
import '@agency/ui/cards/card.css'
import { dealHref, dealProvider } from '@agency/contracts/site/deal-card.ts'
import { Card } from '@agency/ui/cards/card.tsx'
import { thumbnailOf } from '../../calls/media.ts'
import type { Source } from '../../calls/shapes.ts'
import { useLookup } from '../../fields/picking/lookups.ts'
import { words } from '../../words/words.ts'

type DealLooksProps = { source: Source; name: string; urlSegment: string }

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')
const numberIn = (value: unknown) => (typeof value === 'number' && !Number.isNaN(value) ? value : undefined)

/** With its address. */
export function DealLooks({ source, name, urlSegment }: DealLooksProps) {
  const airlines = useLookup('airline')
  const title = textIn(source.title) || name || words.deal.noTitle
  const airline = textIn(source.airline)
  const [from, until] = [textIn(source.travelFrom), textIn(source.travelUntil)]
  const price = numberIn(source.price)
  const href = dealHref(source, urlSegment)
  const isNowhere = href === '/contactus' && source.link !== href
  const by = dealProvider({
    title,
    airline: airlines?.called(airline) ?? airline,
    hotel: textIn(source.hotel),
    stars: numberIn(source.stars),
  })
  const card = {
    href,
    title,
    picture: undefined,
    by,
    facts: textIn(source.facts) || textIn(source.place),
    priceUnit: textIn(source.priceUnit),
    ...(price !== undefined && { price: Math.round(price * 100) }),
    ...(from && until && { travel: { from, until } }),
    ...(textIn(source.validUntil) && { validUntil: textIn(source.validUntil) }),
  }
  const image = textIn(source.image)
  return (
    <section className="deal-looks" aria-labelledby="deal-looks">
      <h2 id="deal-looks">{words.deal.looks}</h2>
      <div inert>
        <Card
          card={card}
          frame={image ? <img className="picture card__picture" src={thumbnailOf(image)} alt="" /> : undefined}
        />
      </div>
      <p>
        {words.deal.opens}{' '}
        <output className="deal-looks__address">{isNowhere ? words.deal.noAddress : decodeURIComponent(href)}</output>
      </p>
    </section>
  )
}
