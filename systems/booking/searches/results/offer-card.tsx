import { Price } from '@agency/ui/cards/price.tsx'
import { Tag } from '@agency/ui/cards/tag.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { Leg, Offer } from './offer.ts'

type OfferCardProps = { offer: Offer; noun: string; isCheapest: boolean; askHref: string }

/** Stands for a picture: these hotels, cars and flights are made up. */
const drawings: Record<string, string> = { rooms: 'hotel', cars: 'car', fares: 'plane', packages: 'luggage' }

export function OfferCard({ offer, noun, isCheapest, askHref }: OfferCardProps) {
  const { title, facts, legs, price, priceFor, traits } = offer
  return (
    <li className="offer">
      <span className="offer__drawing">
        <Icon name={drawings[noun] ?? 'map-pin'} size={48} />
      </span>
      <div className="offer__what">
        <h3>{title}</h3>
        {traits.stars && <p className="offer__stars">{traits.stars}</p>}
        <p className="offer__facts">{facts.join('\u00a0· ')}</p>
        {legs.length > 0 && (
          <ul className="legs">
            {legs.map(leg => (
              <LegLine key={leg.name} leg={leg} />
            ))}
          </ul>
        )}
      </div>
      <div className="offer__price">
        {isCheapest && <Tag>Cheapest</Tag>}
        <Price sen={price} from={false} />
        <span>{priceFor}</span>
        <small>Sample price</small>
        <ButtonLink href={askHref} tone="quiet">
          Ask about this<span className="visually-hidden">: {title}</span>
        </ButtonLink>
      </div>
    </li>
  )
}

function LegLine({ leg: { name, from, to, leaves, arrives, daysLater, minutes, via } }: { leg: Leg }) {
  return (
    <li className="leg">
      <span className="leg__name">{name}</span>
      <span className="leg__end">
        <b>{leaves}</b> {from}
      </span>
      <span className="leg__way">
        {duration(minutes)}
        <span className="visually-hidden">, </span>
        <span>{via ? `1 stop, ${via}` : 'Direct'}</span>
      </span>
      <span className="leg__end">
        <b>
          {arrives}
          {daysLater !== 0 && <sup>{daysLater > 0 ? `+${daysLater}` : daysLater}</sup>}
        </b>{' '}
        {to}
        {daysLater !== 0 && <span className="visually-hidden"> {dayWords(daysLater)}</span>}
      </span>
    </li>
  )
}

const duration = (minutes: number): string =>
  [`${Math.floor(minutes / 60)} h`, ...(minutes % 60 ? [`${minutes % 60} min`] : [])].join(' ')

const dayWords = (later: number): string => {
  if (later < 0) return 'the day before, local time'
  return later === 1 ? 'the next day' : `${later} days later`
}
