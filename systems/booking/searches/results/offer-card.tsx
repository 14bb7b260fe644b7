import { Price } from '@agency/ui/cards/price.tsx'
import { Tag } from '@agency/ui/cards/tag.tsx'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { resultsWords } from '@agency/words/booking/results/words.ts'
import { type Leg, type Offer, type Offers, valueName } from './offer.ts'

type OfferCardProps = { offer: Offer; kind: Offers['kind']; isCheapest: boolean; askHref: string }

/** Stands for a picture: these hotels, cars and flights are made up. */
const drawings = { rooms: 'hotel', cars: 'car', fares: 'plane', packages: 'luggage' } as const

export function OfferCard({ offer, kind, isCheapest, askHref }: OfferCardProps) {
  const { title, facts, legs, price, priceFor, traits } = offer
  const say = resultsWords().card
  return (
    <li className="offer">
      <span className="offer__drawing">
        <Icon name={drawings[kind]} size={48} />
      </span>
      <div className="offer__what">
        <h3>{title}</h3>
        {traits.stars && <p className="offer__stars">{valueName(traits.stars)}</p>}
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
        {isCheapest && <Tag>{say.cheapest}</Tag>}
        <Price sen={price} from={false} />
        <span>{priceFor}</span>
        <small>{say.price}</small>
        <ButtonLink href={askHref} tone="quiet">
          <Sentence of={say.ask(title, text => <span className="visually-hidden">{text}</span>)} />
        </ButtonLink>
      </div>
    </li>
  )
}

function LegLine({ leg: { name, from, to, leaves, arrives, daysLater, minutes, via } }: { leg: Leg }) {
  const say = resultsWords()
  return (
    <li className="leg">
      <span className="leg__name">{say.legs[name]}</span>
      <span className="leg__end">
        <b>{leaves}</b> {from}
      </span>
      <span className="leg__way">
        {say.duration({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
        <span className="visually-hidden">, </span>
        <span>{via ? say.via(via) : say.values.direct}</span>
      </span>
      <span className="leg__end">
        <b>
          {arrives}
          {daysLater !== 0 && <sup>{daysLater > 0 ? `+${daysLater}` : daysLater}</sup>}
        </b>{' '}
        {to}
        {daysLater !== 0 && <span className="visually-hidden"> {say.later(daysLater)}</span>}
      </span>
    </li>
  )
}
